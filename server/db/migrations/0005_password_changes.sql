CREATE TABLE "password_changes" (
	"account_code" text PRIMARY KEY NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
