CREATE TABLE "waitlist_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"owner_id" uuid,
	"interests" text[] NOT NULL,
	"why" text NOT NULL,
	"secret_hash" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"invited_at" timestamp with time zone,
	"batch" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "waitlist_entry_email_unique" UNIQUE("email"),
	CONSTRAINT "waitlist_entry_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "invite_join" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invite_id" uuid NOT NULL,
	"member_id" uuid,
	"shows_name" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rewarded_at" timestamp with time zone,
	"unrewarded" text,
	CONSTRAINT "invite_join_member_id_unique" UNIQUE("member_id")
);
--> statement-breakpoint
CREATE TABLE "invite" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"code" text NOT NULL,
	"greeting" text NOT NULL,
	"shows_picture" boolean NOT NULL,
	"creations" uuid[] NOT NULL,
	"most" integer NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invite_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "quest_attempt" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"quest" text NOT NULL,
	"done" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "quest_attempt_owner_key" UNIQUE("owner_id","quest")
);
--> statement-breakpoint
CREATE TABLE "quest" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"title" text NOT NULL,
	"about" text NOT NULL,
	"steps" jsonb NOT NULL,
	"is_public" boolean NOT NULL,
	"from_id" uuid,
	"hidden_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scroll" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"quest" text NOT NULL,
	"title" text NOT NULL,
	"about" text NOT NULL,
	"steps" jsonb NOT NULL,
	"done" jsonb NOT NULL,
	"credits" integer NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"shown" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scroll_owner_key" UNIQUE("owner_id","quest")
);
--> statement-breakpoint
CREATE TABLE "flag_choice" (
	"owner_id" uuid NOT NULL,
	"flag" text NOT NULL,
	"on" boolean NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "flag_choice_owner_id_flag_pk" PRIMARY KEY("owner_id","flag")
);
--> statement-breakpoint
CREATE TABLE "flag_setting" (
	"flag" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "waitlist_entry" ADD CONSTRAINT "waitlist_entry_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_join" ADD CONSTRAINT "invite_join_invite_id_invite_id_fk" FOREIGN KEY ("invite_id") REFERENCES "public"."invite"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_join" ADD CONSTRAINT "invite_join_member_id_principal_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."principal"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite" ADD CONSTRAINT "invite_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quest_attempt" ADD CONSTRAINT "quest_attempt_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quest" ADD CONSTRAINT "quest_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scroll" ADD CONSTRAINT "scroll_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flag_choice" ADD CONSTRAINT "flag_choice_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waitlist_queue_idx" ON "waitlist_entry" USING btree ("invited_at","confirmed_at");--> statement-breakpoint
CREATE INDEX "waitlist_owner_idx" ON "waitlist_entry" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "invite_join_invite_idx" ON "invite_join" USING btree ("invite_id","id");--> statement-breakpoint
CREATE INDEX "invite_owner_idx" ON "invite" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "invite_creations_idx" ON "invite" USING gin ("creations");--> statement-breakpoint
CREATE INDEX "quest_attempt_quest_idx" ON "quest_attempt" USING btree ("quest");--> statement-breakpoint
CREATE INDEX "quest_attempt_open_idx" ON "quest_attempt" USING btree ("finished_at","changed_at");--> statement-breakpoint
CREATE INDEX "quest_owner_idx" ON "quest" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "quest_public_idx" ON "quest" USING btree ("is_public","id");