-- Folders and documents go to a trash. Uploads find the document of their name, of which they become a version.
ALTER TABLE portal.folders ADD COLUMN "removed_at" text COLLATE "C"
  GENERATED ALWAYS AS (data ->> 'removedAt') STORED CHECK ("removed_at" ~ '^\d{4}-\d{2}-\d{2}');
ALTER TABLE portal.files
  ADD COLUMN "name" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'name') STORED NOT NULL,
  ADD COLUMN "removed_at" text COLLATE "C"
    GENERATED ALWAYS AS (data ->> 'removedAt') STORED CHECK ("removed_at" ~ '^\d{4}-\d{2}-\d{2}');
CREATE INDEX ON portal.files (hoa_id, parent_id, name);
CREATE INDEX ON portal.files (hoa_id, removed_at) WHERE removed_at IS NOT NULL;
