CREATE TABLE "catalogue_synonyms" (
	"said" text PRIMARY KEY NOT NULL,
	"meant" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "office_log" (
	"number" bigserial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "office_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"account_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "office_versions" (
	"number" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"content" jsonb NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "office_log_time" ON "office_log" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "office_sessions_expiry" ON "office_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "office_versions_of" ON "office_versions" USING btree ("kind","slug","number");