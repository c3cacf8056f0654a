CREATE TABLE "catalogue_categories" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"parent" text,
	"items" integer NOT NULL,
	"held" integer NOT NULL,
	"is_complete" boolean NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_misses" (
	"words" text PRIMARY KEY NOT NULL,
	"times" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_numbers" (
	"key" text NOT NULL,
	"sku" text NOT NULL,
	CONSTRAINT "catalogue_numbers_sku_key_pk" PRIMARY KEY("sku","key")
);
--> statement-breakpoint
CREATE TABLE "catalogue_products" (
	"sku" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"content" jsonb NOT NULL,
	"vehicles" jsonb,
	"hash" text NOT NULL,
	"category" text NOT NULL,
	"categories" text[] NOT NULL,
	"brand" text NOT NULL,
	"badges" text[] NOT NULL,
	"stars" integer,
	"is_universal" boolean NOT NULL,
	"liked" real NOT NULL,
	"stock" text,
	"prices" integer[] NOT NULL,
	"find" "tsvector" NOT NULL,
	"head" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_state" (
	"name" text PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	"sweep" bigint NOT NULL,
	"is_filled" boolean NOT NULL,
	"filled_at" timestamp with time zone,
	"holder" text,
	"held_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "catalogue_words" (
	"word" text PRIMARY KEY NOT NULL,
	"as_noun" integer NOT NULL,
	"in_names" integer NOT NULL,
	"anywhere" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "catalogue_numbers" ADD CONSTRAINT "catalogue_numbers_sku_catalogue_products_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."catalogue_products"("sku") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalogue_misses_times" ON "catalogue_misses" USING btree ("times" desc);--> statement-breakpoint
CREATE INDEX "catalogue_numbers_key" ON "catalogue_numbers" USING btree ("key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "catalogue_products_find" ON "catalogue_products" USING gin ("find") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "catalogue_products_category" ON "catalogue_products" USING gin ("categories") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "catalogue_products_liked" ON "catalogue_products" USING btree ("liked" DESC NULLS LAST,"sku");