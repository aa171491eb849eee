CREATE TABLE "picture_board_item" (
	"board_id" uuid NOT NULL,
	"picture_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "picture_board_item_board_id_picture_id_pk" PRIMARY KEY("board_id","picture_id")
);
--> statement-breakpoint
CREATE TABLE "picture_board" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "picture_favourite" (
	"owner_id" uuid NOT NULL,
	"picture_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "picture_favourite_owner_id_picture_id_pk" PRIMARY KEY("owner_id","picture_id")
);
--> statement-breakpoint
ALTER TABLE "picture_board_item" ADD CONSTRAINT "picture_board_item_board_id_picture_board_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."picture_board"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_board_item" ADD CONSTRAINT "picture_board_item_picture_id_run_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_board" ADD CONSTRAINT "picture_board_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_favourite" ADD CONSTRAINT "picture_favourite_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_favourite" ADD CONSTRAINT "picture_favourite_picture_id_run_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "picture_board_item_picture_idx" ON "picture_board_item" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "picture_board_owner_idx" ON "picture_board" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "picture_favourite_picture_idx" ON "picture_favourite" USING btree ("picture_id");