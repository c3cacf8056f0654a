CREATE TABLE "garage_vehicles" (
	"account_code" text NOT NULL,
	"vehicle_id" integer NOT NULL,
	"number" bigserial NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "garage_vehicles_account_code_vehicle_id_pk" PRIMARY KEY("account_code","vehicle_id")
);
--> statement-breakpoint
CREATE TABLE "seeds" (
	"name" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vin_patterns" (
	"pattern" text NOT NULL,
	"vehicle_id" integer NOT NULL,
	"seeded" boolean DEFAULT false NOT NULL,
	CONSTRAINT "vin_patterns_pattern_vehicle_id_pk" PRIMARY KEY("pattern","vehicle_id"),
	CONSTRAINT "vin_patterns_form" CHECK ("vin_patterns"."pattern" ~ '^[A-HJ-NPR-Z0-9]{3}[A-HJ-NPR-Z0-9_]{0,14}$')
);
--> statement-breakpoint
DROP INDEX "vehicles_vin";--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "seeded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "vin_patterns" ADD CONSTRAINT "vin_patterns_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vin_patterns_maker" ON "vin_patterns" USING btree (left("pattern", 3));--> statement-breakpoint
CREATE INDEX "vin_patterns_vehicle" ON "vin_patterns" USING btree ("vehicle_id");--> statement-breakpoint
-- by hand: until now a vehicle's number was its prefix, any check letter and the letter of its year
INSERT INTO "vin_patterns" ("pattern", "vehicle_id")
SELECT "vin_prefix" || '_' || substr('ABCDEFGHJKLMNPRSTVWXY123456789', ("year" - 1980) % 30 + 1, 1), "id"
FROM "vehicles"
WHERE "vin_prefix" ~ '^[A-HJ-NPR-Z0-9]{8}$' AND "year" >= 1980;--> statement-breakpoint
ALTER TABLE "vehicles" DROP COLUMN "vin_prefix";