CREATE TABLE "addresses" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_code" text NOT NULL,
	"number" bigserial NOT NULL,
	"is_default" boolean NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"code" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "accounts_email" UNIQUE("email"),
	CONSTRAINT "accounts_code" CHECK ("accounts"."code" like 'WEB-%')
);
--> statement-breakpoint
CREATE TABLE "seller_customers" (
	"seller_code" text NOT NULL,
	"code" text NOT NULL,
	"position" integer NOT NULL,
	"account" jsonb NOT NULL,
	CONSTRAINT "seller_customers_seller_code_code_pk" PRIMARY KEY("seller_code","code")
);
--> statement-breakpoint
CREATE INDEX "addresses_customer" ON "addresses" USING btree ("customer_code","number");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_default" ON "addresses" USING btree ("customer_code") WHERE "addresses"."is_default";--> statement-breakpoint
-- by hand: until now each session of a seller had them all; the latest one knows best
INSERT INTO "seller_customers" ("seller_code", "code", "position", "account")
SELECT DISTINCT ON ("latest"."account_code", "value" ->> 'code') "latest"."account_code", "value" ->> 'code', "ordinality", "value"
FROM (
	SELECT DISTINCT ON ("account_code") "account_code", "customers" FROM "sessions"
	ORDER BY "account_code", "created_at" DESC
) AS "latest", jsonb_array_elements("latest"."customers") WITH ORDINALITY;--> statement-breakpoint
ALTER TABLE "sessions" DROP COLUMN "customers";