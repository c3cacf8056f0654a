CREATE TABLE "stock_holds" (
	"order_id" text NOT NULL,
	"sku" text NOT NULL,
	"quantity" integer NOT NULL,
	"erp_quantity" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_holds_order_id_sku_pk" PRIMARY KEY("order_id","sku")
);
--> statement-breakpoint
ALTER TABLE "stock_holds" ADD CONSTRAINT "stock_holds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_holds_sku" ON "stock_holds" USING btree ("sku");
