CREATE TABLE "business_invite" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"email" text,
	"role" text NOT NULL,
	"most" integer DEFAULT 1 NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "business_invite_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "business_member" (
	"business_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"role" text NOT NULL,
	"monthly_limit" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "business_member_business_id_member_id_pk" PRIMARY KEY("business_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "business" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"handle" text NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"picture" text,
	"address" text DEFAULT '' NOT NULL,
	"dissolves_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "business_handle_unique" UNIQUE("handle")
);
--> statement-breakpoint
ALTER TABLE "api_key" ADD COLUMN "business_id" uuid;--> statement-breakpoint
ALTER TABLE "credit_hold" ADD COLUMN "person_id" uuid;--> statement-breakpoint
ALTER TABLE "run" ADD COLUMN "person_id" uuid;--> statement-breakpoint
ALTER TABLE "business_invite" ADD CONSTRAINT "business_invite_business_id_business_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."business"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_invite" ADD CONSTRAINT "business_invite_created_by_principal_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."principal"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_member" ADD CONSTRAINT "business_member_business_id_business_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."business"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_member" ADD CONSTRAINT "business_member_member_id_principal_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business" ADD CONSTRAINT "business_id_principal_id_fk" FOREIGN KEY ("id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "business_invite_business_idx" ON "business_invite" USING btree ("business_id","id");--> statement-breakpoint
CREATE INDEX "business_invite_email_idx" ON "business_invite" USING btree ("email") WHERE "business_invite"."email" is not null;--> statement-breakpoint
CREATE INDEX "business_member_idx" ON "business_member" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "business_owner_idx" ON "business_member" USING btree ("business_id") WHERE "business_member"."role" = 'owner';--> statement-breakpoint
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_business_id_principal_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_hold" ADD CONSTRAINT "credit_hold_person_id_principal_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."principal"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run" ADD CONSTRAINT "run_person_id_principal_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."principal"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_key_business_idx" ON "api_key" USING btree ("business_id");