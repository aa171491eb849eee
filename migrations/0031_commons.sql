CREATE TABLE "collection_follow" (
	"collection_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collection_follow_collection_id_owner_id_pk" PRIMARY KEY("collection_id","owner_id")
);
--> statement-breakpoint
CREATE TABLE "collection_item" (
	"collection_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collection_item_collection_id_item_id_pk" PRIMARY KEY("collection_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "collection" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"title" text NOT NULL,
	"about" text NOT NULL,
	"is_public" boolean NOT NULL,
	"rule" jsonb,
	"hidden_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gallery_view" (
	"item_id" uuid NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "gallery_view_item_id_day_pk" PRIMARY KEY("item_id","day")
);
--> statement-breakpoint
CREATE TABLE "hidden_thing" (
	"target_kind" text NOT NULL,
	"target_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"why" text NOT NULL,
	"appeal" text,
	"appealed_at" timestamp with time zone,
	"appeal_answer" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hidden_thing_target_kind_target_id_pk" PRIMARY KEY("target_kind","target_id")
);
--> statement-breakpoint
ALTER TABLE "gallery_item" ADD COLUMN "featured_why" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "gallery_item" ADD COLUMN "featured_by_id" uuid;--> statement-breakpoint
ALTER TABLE "collection_follow" ADD CONSTRAINT "collection_follow_collection_id_collection_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collection"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_follow" ADD CONSTRAINT "collection_follow_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_item" ADD CONSTRAINT "collection_item_collection_id_collection_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collection"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_item" ADD CONSTRAINT "collection_item_item_id_gallery_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."gallery_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection" ADD CONSTRAINT "collection_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_view" ADD CONSTRAINT "gallery_view_item_id_gallery_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."gallery_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_thing" ADD CONSTRAINT "hidden_thing_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collection_follow_owner_idx" ON "collection_follow" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "collection_item_place_idx" ON "collection_item" USING btree ("collection_id","place");--> statement-breakpoint
CREATE INDEX "collection_item_item_idx" ON "collection_item" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "collection_owner_idx" ON "collection" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "collection_public_idx" ON "collection" USING btree ("is_public","id");--> statement-breakpoint
CREATE INDEX "hidden_thing_owner_idx" ON "hidden_thing" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "hidden_thing_appealed_idx" ON "hidden_thing" USING btree ("appealed_at");--> statement-breakpoint
ALTER TABLE "gallery_item" ADD CONSTRAINT "gallery_item_featured_by_id_principal_id_fk" FOREIGN KEY ("featured_by_id") REFERENCES "public"."principal"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gallery_item_tags_idx" ON "gallery_item" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "gallery_item_featured_by_idx" ON "gallery_item" USING btree ("featured_by_id");--> statement-breakpoint
CREATE INDEX "user_look_alike_idx" ON "user" USING btree (replace(replace(translate(lower(translate("display_username", 'I', 'l')), '10_', 'lo-'), 'rn', 'm'), 'vv', 'w'));