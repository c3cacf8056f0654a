CREATE TABLE "page_state" (
	"name" text PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "running_copies" (
	"id" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
