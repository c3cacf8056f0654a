CREATE TABLE "catalogue_rows" (
	"kind" text NOT NULL,
	"category" text NOT NULL,
	"skus" text[] NOT NULL,
	CONSTRAINT "catalogue_rows_kind_category_pk" PRIMARY KEY("kind","category")
);
--> statement-breakpoint
ALTER TABLE "catalogue_products" ADD COLUMN "name_order" text GENERATED ALWAYS AS (regexp_replace(regexp_replace(translate(lower(name), 'áéíóúüñ', 'aeiouun'), '(\d+)', '00000\1', 'g'), '\d*(\d{6})', '\1', 'g')) STORED;--> statement-breakpoint
ALTER TABLE "catalogue_state" ADD COLUMN "swept_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "catalogue_state" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "catalogue_state" ADD COLUMN "withheld_since" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "catalogue_products_name_order" ON "catalogue_products" USING btree (name_order collate "C","sku");