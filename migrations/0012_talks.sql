CREATE TABLE "talk_folder" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "talk" (
	"thread_id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text,
	"pinned_at" timestamp with time zone,
	"folder_id" uuid
);
--> statement-breakpoint
ALTER TABLE "talk_folder" ADD CONSTRAINT "talk_folder_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talk" ADD CONSTRAINT "talk_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talk" ADD CONSTRAINT "talk_folder_id_talk_folder_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."talk_folder"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "talk_folder_owner_idx" ON "talk_folder" USING btree ("owner_id","name");--> statement-breakpoint
CREATE INDEX "talk_owner_idx" ON "talk" USING btree ("owner_id","pinned_at");--> statement-breakpoint
CREATE INDEX "talk_folder_idx" ON "talk" USING btree ("folder_id");