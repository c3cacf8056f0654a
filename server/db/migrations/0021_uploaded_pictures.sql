CREATE TABLE "uploaded_pictures" (
	"slug" text NOT NULL,
	"width" smallint NOT NULL,
	"type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "uploaded_pictures_slug_width_pk" PRIMARY KEY("slug","width")
);
