CREATE TABLE "ally" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"handle" text NOT NULL,
	"purpose" text NOT NULL,
	"voice" text DEFAULT '' NOT NULL,
	"openers" text[] DEFAULT '{}' NOT NULL,
	"tools" text[] DEFAULT '{}' NOT NULL,
	"seed" text NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"remix_of" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"hidden_why" text DEFAULT '' NOT NULL,
	CONSTRAINT "ally_handle_key" UNIQUE("owner_id","handle")
);
--> statement-breakpoint
CREATE TABLE "ally_knowledge" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ally_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid,
	"title" text NOT NULL,
	"url" text,
	"text" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "memory" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"ally_id" uuid,
	"is_shared" boolean NOT NULL,
	"text" text NOT NULL,
	"topic" text NOT NULL,
	"value" text NOT NULL,
	"group" text DEFAULT '' NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"run_id" uuid,
	"before" text,
	"settled_with" uuid[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "memory_pause" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stack_item" (
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "stack_item_owner_id_kind_subject_pk" PRIMARY KEY("owner_id","kind","subject")
);
--> statement-breakpoint
ALTER TABLE "ally" ADD CONSTRAINT "ally_id_principal_id_fk" FOREIGN KEY ("id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ally" ADD CONSTRAINT "ally_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ally_knowledge" ADD CONSTRAINT "ally_knowledge_ally_id_ally_id_fk" FOREIGN KEY ("ally_id") REFERENCES "public"."ally"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory" ADD CONSTRAINT "memory_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory" ADD CONSTRAINT "memory_ally_id_principal_id_fk" FOREIGN KEY ("ally_id") REFERENCES "public"."principal"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_pause" ADD CONSTRAINT "memory_pause_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stack_item" ADD CONSTRAINT "stack_item_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ally_shared_idx" ON "ally" USING btree ("is_shared","updated_at");--> statement-breakpoint
CREATE INDEX "ally_knowledge_ally_idx" ON "ally_knowledge" USING btree ("ally_id");--> statement-breakpoint
CREATE INDEX "memory_owner_idx" ON "memory" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "memory_topic_idx" ON "memory" USING btree ("owner_id","topic");--> statement-breakpoint
CREATE INDEX "memory_ally_idx" ON "memory" USING btree ("ally_id");