DROP INDEX "catalogue_products_name_order";--> statement-breakpoint
CREATE INDEX "catalogue_products_name_order" ON "catalogue_products" USING btree (left(name_order, 200) collate "C","sku");
