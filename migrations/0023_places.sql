CREATE TABLE "member_place" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"precision" text NOT NULL,
	"place_id" text NOT NULL,
	"region_id" text,
	"country" text NOT NULL,
	"name" text NOT NULL,
	"area" text,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"placed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member_place" ADD CONSTRAINT "member_place_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_place_place_idx" ON "member_place" USING btree ("place_id");--> statement-breakpoint
CREATE INDEX "member_place_region_idx" ON "member_place" USING btree ("region_id");--> statement-breakpoint
CREATE INDEX "member_place_country_idx" ON "member_place" USING btree ("country");