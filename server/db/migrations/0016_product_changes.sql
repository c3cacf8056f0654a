ALTER TABLE "catalogue_products" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
-- nobody knows when older rows changed: they get no date
ALTER TABLE "catalogue_products" ALTER COLUMN "changed_at" SET DEFAULT now();
