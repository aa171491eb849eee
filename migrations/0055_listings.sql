CREATE TABLE "listing_action" (
	"id" uuid PRIMARY KEY NOT NULL,
	"section" text NOT NULL,
	"steward_id" uuid,
	"act" text NOT NULL,
	"listing_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_contact" (
	"listing_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"thread_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listing_contact_listing_id_owner_id_pk" PRIMARY KEY("listing_id","owner_id")
);
--> statement-breakpoint
CREATE TABLE "listing_offer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"listing_id" uuid,
	"title" text NOT NULL,
	"guest_id" uuid,
	"host_id" uuid,
	"from_id" uuid,
	"amount" bigint,
	"currency" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"meet_at" timestamp with time zone,
	"meet_where" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_review" (
	"id" uuid PRIMARY KEY NOT NULL,
	"offer_id" uuid NOT NULL,
	"author_id" uuid,
	"about_id" uuid NOT NULL,
	"stars" smallint NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listing_review_once" UNIQUE("offer_id","author_id")
);
--> statement-breakpoint
CREATE TABLE "listing_rule" (
	"section" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"author_id" uuid,
	"edited_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_search" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"filter" jsonb NOT NULL,
	"section" text,
	"kind" text,
	"words" text[] NOT NULL,
	"facets" text[] NOT NULL,
	"lowest" bigint,
	"highest" bigint,
	"currency" text,
	"latitude" double precision,
	"longitude" double precision,
	"within" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_steward" (
	"section" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"state" text NOT NULL,
	"why" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"appointed_at" timestamp with time zone,
	CONSTRAINT "listing_steward_section_owner_id_pk" PRIMARY KEY("section","owner_id")
);
--> statement-breakpoint
CREATE TABLE "listing" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"section" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"price_kind" text NOT NULL,
	"price" bigint,
	"currency" text NOT NULL,
	"unit" text NOT NULL,
	"facets" text[] DEFAULT '{}' NOT NULL,
	"delivery" text NOT NULL,
	"place_id" text,
	"place_name" text,
	"country" text,
	"latitude" double precision,
	"longitude" double precision,
	"starts_on" text,
	"ends_on" text,
	"photos" uuid[] DEFAULT '{}' NOT NULL,
	"text_hash" text DEFAULT '' NOT NULL,
	"held_why" text[] DEFAULT '{}' NOT NULL,
	"approved_at" timestamp with time zone,
	"pinned_at" timestamp with time zone,
	"merged_into" uuid,
	"views" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"warned_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "listing_action" ADD CONSTRAINT "listing_action_steward_id_principal_id_fk" FOREIGN KEY ("steward_id") REFERENCES "public"."principal"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_action" ADD CONSTRAINT "listing_action_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_contact" ADD CONSTRAINT "listing_contact_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_contact" ADD CONSTRAINT "listing_contact_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_offer" ADD CONSTRAINT "listing_offer_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_offer" ADD CONSTRAINT "listing_offer_guest_id_principal_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."principal"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_offer" ADD CONSTRAINT "listing_offer_host_id_principal_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."principal"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_offer" ADD CONSTRAINT "listing_offer_from_id_principal_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."principal"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_review" ADD CONSTRAINT "listing_review_offer_id_listing_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."listing_offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_review" ADD CONSTRAINT "listing_review_author_id_principal_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."principal"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_review" ADD CONSTRAINT "listing_review_about_id_principal_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_rule" ADD CONSTRAINT "listing_rule_author_id_principal_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."principal"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_search" ADD CONSTRAINT "listing_search_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_steward" ADD CONSTRAINT "listing_steward_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_action_section_idx" ON "listing_action" USING btree ("section","id");--> statement-breakpoint
CREATE INDEX "listing_action_steward_idx" ON "listing_action" USING btree ("steward_id");--> statement-breakpoint
CREATE INDEX "listing_action_listing_idx" ON "listing_action" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "listing_contact_owner_idx" ON "listing_contact" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "listing_offer_listing_idx" ON "listing_offer" USING btree ("listing_id","state");--> statement-breakpoint
CREATE INDEX "listing_offer_guest_idx" ON "listing_offer" USING btree ("guest_id","id");--> statement-breakpoint
CREATE INDEX "listing_offer_host_idx" ON "listing_offer" USING btree ("host_id","id");--> statement-breakpoint
CREATE INDEX "listing_offer_from_idx" ON "listing_offer" USING btree ("from_id");--> statement-breakpoint
CREATE INDEX "listing_review_about_idx" ON "listing_review" USING btree ("about_id");--> statement-breakpoint
CREATE INDEX "listing_review_author_idx" ON "listing_review" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "listing_rule_author_idx" ON "listing_rule" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "listing_search_owner_idx" ON "listing_search" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "listing_search_section_idx" ON "listing_search" USING btree ("section");--> statement-breakpoint
CREATE INDEX "listing_search_words_idx" ON "listing_search" USING gin ("words");--> statement-breakpoint
CREATE INDEX "listing_steward_owner_idx" ON "listing_steward" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "listing_browse_idx" ON "listing" USING btree ("section","state","published_at");--> statement-breakpoint
CREATE INDEX "listing_recent_idx" ON "listing" USING btree ("state","published_at");--> statement-breakpoint
CREATE INDEX "listing_price_idx" ON "listing" USING btree ("state","price");--> statement-breakpoint
CREATE INDEX "listing_owner_idx" ON "listing" USING btree ("owner_id","state");--> statement-breakpoint
CREATE INDEX "listing_expiry_idx" ON "listing" USING btree ("state","expires_at");--> statement-breakpoint
CREATE INDEX "listing_place_idx" ON "listing" USING btree ("latitude","longitude");--> statement-breakpoint
CREATE INDEX "listing_hash_idx" ON "listing" USING btree ("text_hash");--> statement-breakpoint
CREATE INDEX "listing_facets_idx" ON "listing" USING gin ("facets");--> statement-breakpoint
CREATE INDEX "listing_photos_idx" ON "listing" USING gin ("photos");