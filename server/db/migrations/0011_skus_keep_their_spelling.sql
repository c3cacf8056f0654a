DROP INDEX "reviews_newest";--> statement-breakpoint
DROP INDEX "reviews_account";--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("sku","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_account" ON "reviews" USING btree ("sku","account_code");--> statement-breakpoint
ALTER TABLE "reviews" DROP COLUMN "sku_key";--> statement-breakpoint
UPDATE "stock_holds" SET "sku" = "line"."value" ->> 'sku' FROM "orders", jsonb_array_elements("orders"."content" -> 'lines') AS "line" WHERE "orders"."id" = "stock_holds"."order_id" AND lower("line"."value" ->> 'sku') = "stock_holds"."sku";
