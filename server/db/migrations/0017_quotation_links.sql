ALTER TABLE "quotations" ADD COLUMN "link_round" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "quotations" ADD COLUMN "link_withdrawn_at" timestamp with time zone;