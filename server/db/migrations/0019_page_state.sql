CREATE TABLE "page_state" (
	"name" text PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
