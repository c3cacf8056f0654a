CREATE TABLE "quotations" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"number" bigserial NOT NULL,
	"account_code" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"customer_code" text NOT NULL,
	"seller_code" text,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"valid_until" date NOT NULL,
	CONSTRAINT "quotations_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "quotations_idempotency" ON "quotations" USING btree ("account_code","idempotency_key");--> statement-breakpoint
CREATE INDEX "quotations_customer" ON "quotations" USING btree ("customer_code","number");--> statement-breakpoint
CREATE INDEX "quotations_seller" ON "quotations" USING btree ("seller_code","number");