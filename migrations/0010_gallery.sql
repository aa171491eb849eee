CREATE TABLE "gallery_comment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "gallery_item" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"tool" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"caption" text NOT NULL,
	"tags" text[] NOT NULL,
	"input" jsonb,
	"output" jsonb NOT NULL,
	"engines" jsonb NOT NULL,
	"search" "tsvector" NOT NULL,
	"featured_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gallery_item_run_key" UNIQUE("run_id")
);
--> statement-breakpoint
CREATE TABLE "gallery_like" (
	"item_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gallery_like_item_id_owner_id_pk" PRIMARY KEY("item_id","owner_id")
);
--> statement-breakpoint
CREATE TABLE "report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_kind" text NOT NULL,
	"target_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "report_once_key" UNIQUE("owner_id","target_kind","target_id")
);
--> statement-breakpoint
ALTER TABLE "run_share" ADD COLUMN "parts" text DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE "run_share" ADD COLUMN "with_earlier" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "run_share" ADD COLUMN "openings" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "run_share" ADD COLUMN "last_opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "run" ADD COLUMN "remix_of" uuid;--> statement-breakpoint
ALTER TABLE "gallery_comment" ADD CONSTRAINT "gallery_comment_item_id_gallery_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."gallery_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_comment" ADD CONSTRAINT "gallery_comment_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_item" ADD CONSTRAINT "gallery_item_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_item" ADD CONSTRAINT "gallery_item_run_id_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_like" ADD CONSTRAINT "gallery_like_item_id_gallery_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."gallery_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_like" ADD CONSTRAINT "gallery_like_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gallery_comment_item_idx" ON "gallery_comment" USING btree ("item_id","id");--> statement-breakpoint
CREATE INDEX "gallery_comment_owner_idx" ON "gallery_comment" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "gallery_item_owner_idx" ON "gallery_item" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "gallery_item_tool_idx" ON "gallery_item" USING btree ("tool","id");--> statement-breakpoint
CREATE INDEX "gallery_item_featured_idx" ON "gallery_item" USING btree ("featured_at");--> statement-breakpoint
CREATE INDEX "gallery_item_search_idx" ON "gallery_item" USING gin ("search");--> statement-breakpoint
CREATE INDEX "gallery_like_owner_idx" ON "gallery_like" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "report_target_idx" ON "report" USING btree ("target_kind","target_id");--> statement-breakpoint
CREATE INDEX "report_state_idx" ON "report" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "run_remix_idx" ON "run" USING btree ("remix_of") WHERE "run"."remix_of" is not null;