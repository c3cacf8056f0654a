CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"number" bigserial NOT NULL,
	"account_code" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"customer_code" text NOT NULL,
	"seller_code" text,
	"content" jsonb NOT NULL,
	"notes" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_token" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"account_code" text NOT NULL,
	"account" jsonb NOT NULL,
	"customers" jsonb NOT NULL,
	"customer_code" text,
	"xsrf" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vehicles" (
	"id" integer PRIMARY KEY NOT NULL,
	"year" smallint NOT NULL,
	"make" text NOT NULL,
	"model" text NOT NULL,
	"engine" text NOT NULL,
	"vin_prefix" text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "orders_idempotency" ON "orders" USING btree ("account_code","idempotency_key");--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("customer_code","number");--> statement-breakpoint
CREATE INDEX "orders_seller" ON "orders" USING btree ("seller_code","number");--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account_code");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "vehicles_cascade" ON "vehicles" USING btree ("year","make","model");--> statement-breakpoint
CREATE INDEX "vehicles_vin" ON "vehicles" USING btree ("vin_prefix","year");