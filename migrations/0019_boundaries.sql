CREATE TABLE "boundary" (
	"owner_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "boundary_owner_id_other_id_pk" PRIMARY KEY("owner_id","other_id")
);
--> statement-breakpoint
ALTER TABLE "gallery_comment" DROP CONSTRAINT "gallery_comment_owner_id_principal_id_fk";
--> statement-breakpoint
ALTER TABLE "gallery_comment" ALTER COLUMN "owner_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "boundary" ADD CONSTRAINT "boundary_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boundary" ADD CONSTRAINT "boundary_other_id_principal_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "boundary_other_idx" ON "boundary" USING btree ("other_id");--> statement-breakpoint
ALTER TABLE "gallery_comment" ADD CONSTRAINT "gallery_comment_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE set null ON UPDATE no action;