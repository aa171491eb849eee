CREATE TABLE "document_page" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"page" jsonb NOT NULL,
	"places" jsonb NOT NULL,
	CONSTRAINT "document_page_number_key" UNIQUE("document_id","number")
);
--> statement-breakpoint
CREATE TABLE "document" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"name" text NOT NULL,
	"folder" text DEFAULT '' NOT NULL,
	"form" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"is_locked" boolean DEFAULT false NOT NULL,
	"failure" text,
	"page_count" integer,
	"pages_read" integer DEFAULT 0 NOT NULL,
	"unread_pages" integer DEFAULT 0 NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "document_page" ADD CONSTRAINT "document_page_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_file_id_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_owner_idx" ON "document" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "document_file_idx" ON "document" USING btree ("file_id");--> statement-breakpoint
CREATE TRIGGER search_changed AFTER INSERT OR DELETE OR UPDATE OF page ON document_page
	FOR EACH ROW EXECUTE FUNCTION search_changed('document', 'id');--> statement-breakpoint
CREATE FUNCTION document_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_change (source, subject) SELECT 'document', id FROM document_page WHERE document_id = new.id;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER search_changed AFTER UPDATE OF owner_id, name, deleted_at ON document
	FOR EACH ROW EXECUTE FUNCTION document_changed();
