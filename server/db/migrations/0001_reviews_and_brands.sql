CREATE TABLE "brands" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"country" text NOT NULL,
	"image" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"sku" text NOT NULL,
	"sku_key" text NOT NULL,
	"account_code" text,
	"author" text NOT NULL,
	"rating" smallint NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("sku_key","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_account" ON "reviews" USING btree ("sku_key","account_code");