-- The data of the associations: a table for each collection of the ports, with the record as JSON and a column for
-- each field that it declares. The columns are worked out from the record, so that they can't disagree with it;
-- counters alone are kept in their columns. Texts compare by code point, as in the browser.
CREATE SCHEMA portal;
GRANT USAGE ON SCHEMA portal TO portal_app, portal_search;

CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gin;

-- Words ignoring case and accents, numbers in them by value: A-9 before a-10.
CREATE COLLATION portal.words (provider = icu, locale = 'und-u-kn-true-ks-level1', deterministic = false);

-- The texts of a JSON list; null for what is no list.
CREATE FUNCTION portal.texts(list jsonb) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE
  WHEN jsonb_typeof(list) = 'array'
  THEN ARRAY(SELECT value COLLATE "C" FROM jsonb_array_elements_text(list) WITH ORDINALITY AS each (value, place) ORDER BY place)
END;

-- The texts of a JSON list as one, commas between them.
CREATE FUNCTION portal.joined(list jsonb) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
  SELECT string_agg(value, ',' ORDER BY place)
  FROM jsonb_array_elements_text(CASE WHEN jsonb_typeof(list) = 'array' THEN list END)
    WITH ORDINALITY AS each (value, place)
);

-- What a text search looks into: a line for each field, in lower case.
CREATE FUNCTION portal.folded(VARIADIC fields text[]) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN lower(array_to_string(fields, E'\n', '') COLLATE "und-x-icu") COLLATE "C";

CREATE TABLE portal.associations (
  id text COLLATE "C" PRIMARY KEY CHECK (id <> ''),
  name text NOT NULL,
  time_zone text NOT NULL,
  ticket_prefix text NOT NULL,
  invoice_prefix text NOT NULL,
  confirms_emails boolean NOT NULL DEFAULT false
);

CREATE TABLE portal.buildings (
  hoa_id text COLLATE "C" NOT NULL REFERENCES portal.associations,
  id text COLLATE "C" NOT NULL CHECK (id <> ''),
  version integer NOT NULL CHECK (version > 0),
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  "name" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'name') STORED NOT NULL,
  PRIMARY KEY (hoa_id, id)
);

CREATE TABLE portal.units (
  hoa_id text COLLATE "C" NOT NULL REFERENCES portal.associations,
  id text COLLATE "C" NOT NULL CHECK (id <> ''),
  version integer NOT NULL CHECK (version > 0),
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  "building" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'building') STORED NOT NULL
    CHECK ("building" IN ('A', 'B', 'C')),
  PRIMARY KEY (hoa_id, id),
  FOREIGN KEY (hoa_id, building) REFERENCES portal.buildings DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX ON portal.units (hoa_id, building);

CREATE TABLE portal.people (
  hoa_id text COLLATE "C" NOT NULL REFERENCES portal.associations,
  id text COLLATE "C" NOT NULL CHECK (id <> ''),
  version integer NOT NULL CHECK (version > 0),
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  "display_name" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'displayName') STORED NOT NULL,
  "email" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'email') STORED NOT NULL,
  "roles" text[] GENERATED ALWAYS AS (portal.texts(data -> 'roles')) STORED,
  "removed_at" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'removedAt') STORED
    CHECK ("removed_at" ~ '^\d{4}-\d{2}-\d{2}'),
  search text GENERATED ALWAYS AS (portal.folded(
      (data ->> 'displayName'),
      (data ->> 'email'),
      portal.joined(data -> 'units')
    )) STORED,
  PRIMARY KEY (hoa_id, id)
);
CREATE INDEX ON portal.people (hoa_id, email);
CREATE INDEX ON portal.people (hoa_id, display_name);
CREATE INDEX ON portal.people USING gin (hoa_id, search gin_trgm_ops);

CREATE TABLE portal.vendors (
  hoa_id text COLLATE "C" NOT NULL REFERENCES portal.associations,
  id text COLLATE "C" NOT NULL CHECK (id <> ''),
  version integer NOT NULL CHECK (version > 0),
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  "display_name" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'displayName') STORED NOT NULL,
  "removed_at" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'removedAt') STORED
    CHECK ("removed_at" ~ '^\d{4}-\d{2}-\d{2}'),
  search text GENERATED ALWAYS AS (portal.folded(
      (data ->> 'displayName'),
      portal.joined(data -> 'services')
    )) STORED,
  PRIMARY KEY (hoa_id, id)
);
CREATE INDEX ON portal.vendors (hoa_id, display_name COLLATE portal.words);
CREATE INDEX ON portal.vendors USING gin (hoa_id, search gin_trgm_ops);

CREATE TABLE portal.tickets (
  hoa_id text COLLATE "C" NOT NULL REFERENCES portal.associations,
  id text COLLATE "C" NOT NULL CHECK (id <> ''),
  version integer NOT NULL CHECK (version > 0),
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  messages_count bigint NOT NULL CHECK (messages_count >= 0),
  internal_messages_count bigint NOT NULL CHECK (internal_messages_count >= 0),
  "title" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'title') STORED NOT NULL,
  "status" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'status') STORED NOT NULL
    CHECK ("status" IN ('new', 'in_review', 'vendor_assigned', 'in_progress', 'waiting_resident', 'resolved', 'closed')),
  status_rank smallint GENERATED ALWAYS AS (
    array_position(ARRAY['new', 'in_review', 'vendor_assigned', 'in_progress', 'waiting_resident', 'resolved', 'closed'], data ->> 'status')
  ) STORED NOT NULL,
  "category" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'category') STORED NOT NULL
    CHECK ("category" IN ('maintenance', 'community', 'administrative', 'financial', 'repair', 'inspection', 'emergency')),
  "priority" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'priority') STORED NOT NULL
    CHECK ("priority" IN ('low', 'normal', 'high', 'urgent', 'safety')),
  priority_rank smallint GENERATED ALWAYS AS (
    array_position(ARRAY['low', 'normal', 'high', 'urgent', 'safety'], data ->> 'priority')
  ) STORED NOT NULL,
  "submitted_by_uid" text COLLATE "C" GENERATED ALWAYS AS (data -> 'submittedBy' ->> 'uid') STORED NOT NULL,
  "submitted_by_unit" text COLLATE "C" GENERATED ALWAYS AS (data -> 'submittedBy' ->> 'unit') STORED,
  "assigned_to_uid" text COLLATE "C" GENERATED ALWAYS AS (data -> 'assignedTo' ->> 'uid') STORED,
  "assigned_to_display_name" text COLLATE "C" GENERATED ALWAYS AS (data -> 'assignedTo' ->> 'displayName') STORED,
  "ordered_for" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'orderedFor') STORED,
  "created_at" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'createdAt') STORED NOT NULL
    CHECK ("created_at" ~ '^\d{4}-\d{2}-\d{2}'),
  "updated_at" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'updatedAt') STORED NOT NULL
    CHECK ("updated_at" ~ '^\d{4}-\d{2}-\d{2}'),
  "last_activity" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'lastActivity') STORED NOT NULL
    CHECK ("last_activity" ~ '^\d{4}-\d{2}-\d{2}'),
  "last_activity_for_admins" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'lastActivityForAdmins') STORED NOT NULL
    CHECK ("last_activity_for_admins" ~ '^\d{4}-\d{2}-\d{2}'),
  "due_date" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'dueDate') STORED
    CHECK ("due_date" ~ '^\d{4}-\d{2}-\d{2}'),
  "work_completed_at" text COLLATE "C" GENERATED ALWAYS AS (data -> 'work' ->> 'completedAt') STORED
    CHECK ("work_completed_at" ~ '^\d{4}-\d{2}-\d{2}'),
  "work_response_minutes" bigint GENERATED ALWAYS AS ((data -> 'work' ->> 'responseMinutes')::bigint) STORED CHECK ("work_response_minutes" >= 0),
  "work_rating" bigint GENERATED ALWAYS AS ((data -> 'work' ->> 'rating')::bigint) STORED CHECK ("work_rating" BETWEEN 1 AND 5),
  search text GENERATED ALWAYS AS (portal.folded(
      id,
      (data ->> 'title'),
      (data ->> 'description'),
      portal.joined(data -> 'tags'),
      (data -> 'submittedBy' ->> 'displayName'),
      (data -> 'submittedBy' ->> 'unit'),
      (data -> 'assignedTo' ->> 'displayName')
    )) STORED,
  PRIMARY KEY (hoa_id, id),
  FOREIGN KEY (hoa_id, ordered_for) REFERENCES portal.tickets DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX ON portal.tickets (hoa_id, last_activity_for_admins);
CREATE INDEX ON portal.tickets (hoa_id, status, last_activity_for_admins);
CREATE INDEX ON portal.tickets (hoa_id, submitted_by_uid, last_activity);
CREATE INDEX ON portal.tickets (hoa_id, assigned_to_uid, last_activity);
CREATE INDEX ON portal.tickets (hoa_id, assigned_to_uid, status, last_activity);
CREATE INDEX ON portal.tickets (hoa_id, status, created_at);
CREATE INDEX ON portal.tickets (hoa_id, priority, status);
CREATE INDEX ON portal.tickets (hoa_id, updated_at);
CREATE INDEX ON portal.tickets (hoa_id, ordered_for) WHERE ordered_for IS NOT NULL;
CREATE INDEX ON portal.tickets USING gin (hoa_id, search gin_trgm_ops);

CREATE TABLE portal.topics (
  hoa_id text COLLATE "C" NOT NULL REFERENCES portal.associations,
  id text COLLATE "C" NOT NULL CHECK (id <> ''),
  version integer NOT NULL CHECK (version > 0),
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  comments_count bigint NOT NULL CHECK (comments_count >= 0),
  updates_count bigint NOT NULL CHECK (updates_count >= 0),
  views_count bigint NOT NULL CHECK (views_count >= 0),
  "title" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'title') STORED NOT NULL,
  "tags" text[] GENERATED ALWAYS AS (portal.texts(data -> 'tags')) STORED NOT NULL,
  "status" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'status') STORED NOT NULL
    CHECK ("status" IN ('open', 'resolved', 'closed')),
  status_rank smallint GENERATED ALWAYS AS (
    array_position(ARRAY['open', 'resolved', 'closed'], data ->> 'status')
  ) STORED NOT NULL,
  "pinned" boolean GENERATED ALWAYS AS ((data ->> 'pinned')::boolean) STORED NOT NULL,
  "last_activity" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'lastActivity') STORED NOT NULL
    CHECK ("last_activity" ~ '^\d{4}-\d{2}-\d{2}'),
  search text GENERATED ALWAYS AS (portal.folded(
      (data ->> 'title'),
      (data -> 'author' ->> 'displayName'),
      portal.joined(data -> 'tags')
    )) STORED,
  PRIMARY KEY (hoa_id, id)
);
CREATE INDEX ON portal.topics (hoa_id, pinned, last_activity);
CREATE INDEX ON portal.topics USING gin (hoa_id, tags);
CREATE INDEX ON portal.topics USING gin (hoa_id, search gin_trgm_ops);

CREATE TABLE portal.threads (
  hoa_id text COLLATE "C" NOT NULL REFERENCES portal.associations,
  id text COLLATE "C" NOT NULL CHECK (id <> ''),
  version integer NOT NULL CHECK (version > 0),
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  messages_count bigint NOT NULL CHECK (messages_count >= 0),
  "readers" text[] GENERATED ALWAYS AS (portal.texts(data -> 'readers')) STORED NOT NULL,
  "type" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'type') STORED NOT NULL
    CHECK ("type" IN ('direct', 'payments', 'broadcast')),
  "last_activity" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'lastActivity') STORED NOT NULL
    CHECK ("last_activity" ~ '^\d{4}-\d{2}-\d{2}'),
  PRIMARY KEY (hoa_id, id)
);
CREATE INDEX ON portal.threads (hoa_id, last_activity);
CREATE INDEX ON portal.threads USING gin (hoa_id, readers);

CREATE TABLE portal.ticket_messages (
  hoa_id text COLLATE "C" NOT NULL REFERENCES portal.associations,
  id text COLLATE "C" NOT NULL CHECK (id <> ''),
  version integer NOT NULL CHECK (version > 0),
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  "ticket_id" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'ticketId') STORED NOT NULL,
  "is_internal" boolean GENERATED ALWAYS AS ((data ->> 'isInternal')::boolean) STORED NOT NULL,
  "created_at" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'createdAt') STORED NOT NULL
    CHECK ("created_at" ~ '^\d{4}-\d{2}-\d{2}'),
  PRIMARY KEY (hoa_id, id),
  FOREIGN KEY (hoa_id, ticket_id) REFERENCES portal.tickets DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX ON portal.ticket_messages (hoa_id, ticket_id, created_at);

CREATE TABLE portal.ticket_invoices (
  hoa_id text COLLATE "C" NOT NULL REFERENCES portal.associations,
  id text COLLATE "C" NOT NULL CHECK (id <> ''),
  version integer NOT NULL CHECK (version > 0),
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  "ticket_id" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'ticketId') STORED NOT NULL,
  "submitted_by_uid" text COLLATE "C" GENERATED ALWAYS AS (data -> 'submittedBy' ->> 'uid') STORED NOT NULL,
  "status" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'status') STORED NOT NULL
    CHECK ("status" IN ('submitted')),
  "created_at" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'createdAt') STORED NOT NULL
    CHECK ("created_at" ~ '^\d{4}-\d{2}-\d{2}'),
  "amount" bigint GENERATED ALWAYS AS ((data ->> 'amount')::bigint) STORED NOT NULL CHECK ("amount" >= 0),
  PRIMARY KEY (hoa_id, id),
  FOREIGN KEY (hoa_id, ticket_id) REFERENCES portal.tickets DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX ON portal.ticket_invoices (hoa_id, ticket_id, created_at);
CREATE INDEX ON portal.ticket_invoices (hoa_id, submitted_by_uid, created_at);
CREATE INDEX ON portal.ticket_invoices (hoa_id, created_at);

CREATE TABLE portal.invoices (
  hoa_id text COLLATE "C" NOT NULL REFERENCES portal.associations,
  id text COLLATE "C" NOT NULL CHECK (id <> ''),
  version integer NOT NULL CHECK (version > 0),
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  "vendor_uid" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'vendorUid') STORED NOT NULL,
  "vendor_name" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'vendorName') STORED,
  "work_order_id" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'workOrderId') STORED NOT NULL,
  "status" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'status') STORED NOT NULL
    CHECK ("status" IN ('draft', 'submitted', 'approved', 'paid', 'rejected')),
  status_rank smallint GENERATED ALWAYS AS (
    array_position(ARRAY['draft', 'submitted', 'approved', 'paid', 'rejected'], data ->> 'status')
  ) STORED NOT NULL,
  "invoice_number" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'invoiceNumber') STORED NOT NULL,
  "work_order_title" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'workOrderTitle') STORED NOT NULL,
  "amount" bigint GENERATED ALWAYS AS ((data ->> 'amount')::bigint) STORED NOT NULL CHECK ("amount" >= 0),
  "submitted_date" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'submittedDate') STORED
    CHECK ("submitted_date" ~ '^\d{4}-\d{2}-\d{2}'),
  "paid_date" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'paidDate') STORED
    CHECK ("paid_date" ~ '^\d{4}-\d{2}-\d{2}'),
  search text GENERATED ALWAYS AS (portal.folded(
      (data ->> 'invoiceNumber'),
      (data ->> 'workOrderId'),
      (data ->> 'workOrderTitle'),
      (data ->> 'vendorName')
    )) STORED,
  PRIMARY KEY (hoa_id, id),
  FOREIGN KEY (hoa_id, vendor_uid) REFERENCES portal.vendors DEFERRABLE INITIALLY DEFERRED,
  FOREIGN KEY (hoa_id, work_order_id) REFERENCES portal.tickets DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX ON portal.invoices (hoa_id, invoice_number COLLATE portal.words);
CREATE INDEX ON portal.invoices (hoa_id, vendor_uid, invoice_number COLLATE portal.words);
CREATE INDEX ON portal.invoices (hoa_id, work_order_id);
CREATE INDEX ON portal.invoices (hoa_id, vendor_uid, status);
CREATE INDEX ON portal.invoices (hoa_id, amount);
CREATE INDEX ON portal.invoices (hoa_id, submitted_date);
CREATE INDEX ON portal.invoices (hoa_id, status_rank);
CREATE INDEX ON portal.invoices (hoa_id, vendor_name COLLATE portal.words);
CREATE INDEX ON portal.invoices (hoa_id, work_order_title COLLATE portal.words);
CREATE INDEX ON portal.invoices (hoa_id, status);
CREATE INDEX ON portal.invoices USING gin (hoa_id, search gin_trgm_ops);

CREATE TABLE portal.vendor_contacts (
  hoa_id text COLLATE "C" NOT NULL REFERENCES portal.associations,
  id text COLLATE "C" NOT NULL CHECK (id <> ''),
  version integer NOT NULL CHECK (version > 0),
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  "vendor_uid" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'vendorUid') STORED NOT NULL,
  PRIMARY KEY (hoa_id, id),
  FOREIGN KEY (hoa_id, vendor_uid) REFERENCES portal.vendors DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX ON portal.vendor_contacts (hoa_id, vendor_uid);

CREATE TABLE portal.residents (
  hoa_id text COLLATE "C" NOT NULL REFERENCES portal.associations,
  id text COLLATE "C" NOT NULL CHECK (id <> ''),
  version integer NOT NULL CHECK (version > 0),
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  "unit" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'unit') STORED NOT NULL,
  "building" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'building') STORED NOT NULL
    CHECK ("building" IN ('A', 'B', 'C')),
  "groups" text[] GENERATED ALWAYS AS (portal.texts(data -> 'groups')) STORED,
  search text GENERATED ALWAYS AS (portal.folded(
      (data ->> 'displayName'),
      (data ->> 'unit'),
      (data ->> 'email')
    )) STORED,
  PRIMARY KEY (hoa_id, id),
  FOREIGN KEY (hoa_id, unit) REFERENCES portal.units DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX ON portal.residents (hoa_id, unit COLLATE portal.words);
CREATE INDEX ON portal.residents (hoa_id, unit);
CREATE INDEX ON portal.residents (hoa_id, building);
CREATE INDEX ON portal.residents USING gin (hoa_id, search gin_trgm_ops);

CREATE TABLE portal.memberships (
  hoa_id text COLLATE "C" NOT NULL REFERENCES portal.associations,
  id text COLLATE "C" NOT NULL CHECK (id <> ''),
  version integer NOT NULL CHECK (version > 0),
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  "uid" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'uid') STORED NOT NULL,
  "role" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'role') STORED NOT NULL
    CHECK ("role" IN ('resident', 'vendor', 'admin')),
  "unit" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'unit') STORED,
  "tenure" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'tenure') STORED
    CHECK ("tenure" IN ('owner', 'tenant')),
  "groups" text[] GENERATED ALWAYS AS (portal.texts(data -> 'groups')) STORED NOT NULL,
  "since" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'since') STORED NOT NULL
    CHECK ("since" ~ '^\d{4}-\d{2}-\d{2}'),
  "until" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'until') STORED
    CHECK ("until" ~ '^\d{4}-\d{2}-\d{2}'),
  PRIMARY KEY (hoa_id, id),
  FOREIGN KEY (hoa_id, uid) REFERENCES portal.people DEFERRABLE INITIALLY DEFERRED,
  FOREIGN KEY (hoa_id, unit) REFERENCES portal.units DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX ON portal.memberships (hoa_id, uid, role);
CREATE INDEX ON portal.memberships (hoa_id, unit) WHERE unit IS NOT NULL;
CREATE INDEX ON portal.memberships USING gin (hoa_id, groups);

CREATE TABLE portal.vendor_notifications (
  hoa_id text COLLATE "C" NOT NULL REFERENCES portal.associations,
  id text COLLATE "C" NOT NULL CHECK (id <> ''),
  version integer NOT NULL CHECK (version > 0),
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  "recipient_uid" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'recipientUid') STORED NOT NULL,
  "type" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'type') STORED NOT NULL
    CHECK ("type" IN ('work_item_assigned', 'work_item_updated', 'invoice_approved', 'invoice_rejected', 'message_received')),
  "read" boolean GENERATED ALWAYS AS ((data ->> 'read')::boolean) STORED NOT NULL,
  "created_at" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'createdAt') STORED NOT NULL
    CHECK ("created_at" ~ '^\d{4}-\d{2}-\d{2}'),
  PRIMARY KEY (hoa_id, id)
);
CREATE INDEX ON portal.vendor_notifications (hoa_id, recipient_uid, created_at);

CREATE TABLE portal.contact_submissions (
  hoa_id text COLLATE "C" NOT NULL REFERENCES portal.associations,
  id text COLLATE "C" NOT NULL CHECK (id <> ''),
  version integer NOT NULL CHECK (version > 0),
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  "vendor_uid" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'vendorUid') STORED NOT NULL,
  "updated_at" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'updatedAt') STORED NOT NULL
    CHECK ("updated_at" ~ '^\d{4}-\d{2}-\d{2}'),
  CHECK (data ->> 'hoaId' = hoa_id),
  PRIMARY KEY (hoa_id, id),
  FOREIGN KEY (hoa_id, vendor_uid) REFERENCES portal.vendors DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX ON portal.contact_submissions (hoa_id, vendor_uid, updated_at);

CREATE TABLE portal.answered_requests (
  hoa_id text COLLATE "C" NOT NULL REFERENCES portal.associations,
  id text COLLATE "C" NOT NULL CHECK (id <> ''),
  version integer NOT NULL CHECK (version > 0),
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  "at" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'at') STORED NOT NULL
    CHECK ("at" ~ '^\d{4}-\d{2}-\d{2}'),
  PRIMARY KEY (hoa_id, id)
);
CREATE INDEX ON portal.answered_requests (hoa_id, at);

CREATE TABLE portal.answered_profile_requests (
  hoa_id text COLLATE "C" NOT NULL REFERENCES portal.associations,
  id text COLLATE "C" NOT NULL CHECK (id <> ''),
  version integer NOT NULL CHECK (version > 0),
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  "at" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'at') STORED NOT NULL
    CHECK ("at" ~ '^\d{4}-\d{2}-\d{2}'),
  PRIMARY KEY (hoa_id, id)
);
CREATE INDEX ON portal.answered_profile_requests (hoa_id, at);

CREATE TABLE portal.news (
  hoa_id text COLLATE "C" NOT NULL REFERENCES portal.associations,
  id text COLLATE "C" NOT NULL CHECK (id <> ''),
  version integer NOT NULL CHECK (version > 0),
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  "title" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'title') STORED NOT NULL,
  "category" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'category') STORED NOT NULL
    CHECK ("category" IN ('general', 'maintenance', 'policy', 'events', 'emergency')),
  "published" boolean GENERATED ALWAYS AS ((data ->> 'published')::boolean) STORED NOT NULL,
  "pinned" boolean GENERATED ALWAYS AS ((data ->> 'pinned')::boolean) STORED NOT NULL,
  "urgent" boolean GENERATED ALWAYS AS ((data ->> 'urgent')::boolean) STORED NOT NULL,
  "date" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'date') STORED NOT NULL
    CHECK ("date" ~ '^\d{4}-\d{2}-\d{2}'),
  "visible_from" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'visibleFrom') STORED NOT NULL
    CHECK ("visible_from" ~ '^\d{4}-\d{2}-\d{2}'),
  "visible_until" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'visibleUntil') STORED NOT NULL
    CHECK ("visible_until" ~ '^\d{4}-\d{2}-\d{2}'),
  search text GENERATED ALWAYS AS (portal.folded(
      (data ->> 'title'),
      (data ->> 'content'),
      (data ->> 'author')
    )) STORED,
  PRIMARY KEY (hoa_id, id)
);
CREATE INDEX ON portal.news (hoa_id, pinned, urgent, date);
CREATE INDEX ON portal.news (hoa_id, date);
CREATE INDEX ON portal.news USING gin (hoa_id, search gin_trgm_ops);

CREATE TABLE portal.events (
  hoa_id text COLLATE "C" NOT NULL REFERENCES portal.associations,
  id text COLLATE "C" NOT NULL CHECK (id <> ''),
  version integer NOT NULL CHECK (version > 0),
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  "date" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'date') STORED NOT NULL
    CHECK ("date" ~ '^\d{4}-\d{2}-\d{2}'),
  "visible_from" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'visibleFrom') STORED NOT NULL
    CHECK ("visible_from" ~ '^\d{4}-\d{2}-\d{2}'),
  "visible_until" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'visibleUntil') STORED NOT NULL
    CHECK ("visible_until" ~ '^\d{4}-\d{2}-\d{2}'),
  PRIMARY KEY (hoa_id, id)
);
CREATE INDEX ON portal.events (hoa_id, date);

CREATE TABLE portal.topic_updates (
  hoa_id text COLLATE "C" NOT NULL REFERENCES portal.associations,
  id text COLLATE "C" NOT NULL CHECK (id <> ''),
  version integer NOT NULL CHECK (version > 0),
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  "topic_id" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'topicId') STORED NOT NULL,
  "created_at" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'createdAt') STORED NOT NULL
    CHECK ("created_at" ~ '^\d{4}-\d{2}-\d{2}'),
  PRIMARY KEY (hoa_id, id),
  FOREIGN KEY (hoa_id, topic_id) REFERENCES portal.topics DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX ON portal.topic_updates (hoa_id, topic_id, created_at);

CREATE TABLE portal.comments (
  hoa_id text COLLATE "C" NOT NULL REFERENCES portal.associations,
  id text COLLATE "C" NOT NULL CHECK (id <> ''),
  version integer NOT NULL CHECK (version > 0),
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  "topic_id" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'topicId') STORED NOT NULL,
  "parent_id" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'parentId') STORED,
  "created_at" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'createdAt') STORED NOT NULL
    CHECK ("created_at" ~ '^\d{4}-\d{2}-\d{2}'),
  PRIMARY KEY (hoa_id, id),
  FOREIGN KEY (hoa_id, topic_id) REFERENCES portal.topics DEFERRABLE INITIALLY DEFERRED,
  FOREIGN KEY (hoa_id, parent_id) REFERENCES portal.comments DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX ON portal.comments (hoa_id, topic_id, created_at);
CREATE INDEX ON portal.comments (hoa_id, parent_id) WHERE parent_id IS NOT NULL;

CREATE TABLE portal.thread_messages (
  hoa_id text COLLATE "C" NOT NULL REFERENCES portal.associations,
  id text COLLATE "C" NOT NULL CHECK (id <> ''),
  version integer NOT NULL CHECK (version > 0),
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  "thread_id" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'threadId') STORED NOT NULL,
  "created_at" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'createdAt') STORED NOT NULL
    CHECK ("created_at" ~ '^\d{4}-\d{2}-\d{2}'),
  PRIMARY KEY (hoa_id, id),
  FOREIGN KEY (hoa_id, thread_id) REFERENCES portal.threads DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX ON portal.thread_messages (hoa_id, thread_id, created_at);

CREATE TABLE portal.thread_readings (
  hoa_id text COLLATE "C" NOT NULL REFERENCES portal.associations,
  id text COLLATE "C" NOT NULL CHECK (id <> ''),
  version integer NOT NULL CHECK (version > 0),
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  "uid" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'uid') STORED NOT NULL,
  "readers" text[] GENERATED ALWAYS AS (portal.texts(data -> 'readers')) STORED NOT NULL,
  "type" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'type') STORED NOT NULL
    CHECK ("type" IN ('direct', 'payments', 'broadcast')),
  "read_count" bigint GENERATED ALWAYS AS ((data ->> 'readCount')::bigint) STORED NOT NULL CHECK ("read_count" >= 0),
  PRIMARY KEY (hoa_id, id)
);
CREATE INDEX ON portal.thread_readings (hoa_id, uid, type);

CREATE TABLE portal.notifications (
  hoa_id text COLLATE "C" NOT NULL REFERENCES portal.associations,
  id text COLLATE "C" NOT NULL CHECK (id <> ''),
  version integer NOT NULL CHECK (version > 0),
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  "recipients" text[] GENERATED ALWAYS AS (portal.texts(data -> 'recipients')) STORED NOT NULL,
  "type" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'type') STORED NOT NULL
    CHECK ("type" IN ('message', 'payment', 'announcement', 'security', 'maintenance', 'forum')),
  "read" boolean GENERATED ALWAYS AS ((data ->> 'read')::boolean) STORED NOT NULL,
  "created_at" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'createdAt') STORED NOT NULL
    CHECK ("created_at" ~ '^\d{4}-\d{2}-\d{2}'),
  PRIMARY KEY (hoa_id, id)
);
CREATE INDEX ON portal.notifications (hoa_id, created_at);
CREATE INDEX ON portal.notifications USING gin (hoa_id, recipients);

CREATE TABLE portal.notification_marks (
  hoa_id text COLLATE "C" NOT NULL REFERENCES portal.associations,
  id text COLLATE "C" NOT NULL CHECK (id <> ''),
  version integer NOT NULL CHECK (version > 0),
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  "uid" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'uid') STORED NOT NULL,
  "at" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'at') STORED NOT NULL
    CHECK ("at" ~ '^\d{4}-\d{2}-\d{2}'),
  PRIMARY KEY (hoa_id, id)
);
CREATE INDEX ON portal.notification_marks (hoa_id, uid, at);

CREATE TABLE portal.folders (
  hoa_id text COLLATE "C" NOT NULL REFERENCES portal.associations,
  id text COLLATE "C" NOT NULL CHECK (id <> ''),
  version integer NOT NULL CHECK (version > 0),
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  "parent_id" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'parentId') STORED NOT NULL,
  "name" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'name') STORED NOT NULL,
  search text GENERATED ALWAYS AS (portal.folded((data ->> 'name'))) STORED,
  PRIMARY KEY (hoa_id, id)
);
CREATE INDEX ON portal.folders (hoa_id, parent_id, name);
CREATE INDEX ON portal.folders (hoa_id, name);
CREATE INDEX ON portal.folders USING gin (hoa_id, search gin_trgm_ops);

CREATE TABLE portal.files (
  hoa_id text COLLATE "C" NOT NULL REFERENCES portal.associations,
  id text COLLATE "C" NOT NULL CHECK (id <> ''),
  version integer NOT NULL CHECK (version > 0),
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  "parent_id" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'parentId') STORED NOT NULL,
  "pinned" boolean GENERATED ALWAYS AS ((data ->> 'pinned')::boolean) STORED NOT NULL,
  "modified_time" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'modifiedTime') STORED NOT NULL
    CHECK ("modified_time" ~ '^\d{4}-\d{2}-\d{2}'),
  search text GENERATED ALWAYS AS (portal.folded((data ->> 'name'))) STORED,
  PRIMARY KEY (hoa_id, id)
);
CREATE INDEX ON portal.files (hoa_id, parent_id, pinned, modified_time);
CREATE INDEX ON portal.files USING gin (hoa_id, search gin_trgm_ops);

CREATE TABLE portal.stored_files (
  hoa_id text COLLATE "C" NOT NULL REFERENCES portal.associations,
  id text COLLATE "C" NOT NULL CHECK (id <> ''),
  version integer NOT NULL CHECK (version > 0),
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  PRIMARY KEY (hoa_id, id)
);

CREATE TABLE portal.accounts (
  hoa_id text COLLATE "C" NOT NULL REFERENCES portal.associations,
  id text COLLATE "C" NOT NULL CHECK (id <> ''),
  version integer NOT NULL CHECK (version > 0),
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  "balance" bigint GENERATED ALWAYS AS ((data ->> 'balance')::bigint) STORED NOT NULL,
  due_date text COLLATE "C" GENERATED ALWAYS AS (data ->> 'dueDate') STORED NOT NULL
    CHECK (due_date ~ '^\d{4}-\d{2}-\d{2}'),
  PRIMARY KEY (hoa_id, id),
  FOREIGN KEY (hoa_id, id) REFERENCES portal.units DEFERRABLE INITIALLY DEFERRED
);

CREATE TABLE portal.payments (
  hoa_id text COLLATE "C" NOT NULL REFERENCES portal.associations,
  id text COLLATE "C" NOT NULL CHECK (id <> ''),
  version integer NOT NULL CHECK (version > 0),
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  "unit" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'unit') STORED NOT NULL,
  "description" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'description') STORED NOT NULL,
  "date" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'date') STORED NOT NULL
    CHECK ("date" ~ '^\d{4}-\d{2}-\d{2}'),
  "amount" bigint GENERATED ALWAYS AS ((data ->> 'amount')::bigint) STORED NOT NULL CHECK ("amount" >= 0),
  "fees" bigint GENERATED ALWAYS AS ((data ->> 'fees')::bigint) STORED NOT NULL CHECK ("fees" >= 0),
  "total" bigint GENERATED ALWAYS AS ((data ->> 'total')::bigint) STORED NOT NULL CHECK ("total" >= 0),
  "status" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'status') STORED NOT NULL
    CHECK ("status" IN ('completed', 'pending', 'failed')),
  status_rank smallint GENERATED ALWAYS AS (
    array_position(ARRAY['completed', 'pending', 'failed'], data ->> 'status')
  ) STORED NOT NULL,
  PRIMARY KEY (hoa_id, id),
  FOREIGN KEY (hoa_id, unit) REFERENCES portal.units DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX ON portal.payments (hoa_id, unit, date);

CREATE TABLE portal.subscriptions (
  hoa_id text COLLATE "C" NOT NULL REFERENCES portal.associations,
  id text COLLATE "C" NOT NULL CHECK (id <> ''),
  version integer NOT NULL CHECK (version > 0),
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  PRIMARY KEY (hoa_id, id)
);

CREATE TABLE portal.payment_settings (
  hoa_id text COLLATE "C" NOT NULL REFERENCES portal.associations,
  id text COLLATE "C" NOT NULL CHECK (id <> ''),
  version integer NOT NULL CHECK (version > 0),
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  PRIMARY KEY (hoa_id, id)
);

CREATE TABLE portal.profiles (
  hoa_id text COLLATE "C" NOT NULL REFERENCES portal.associations,
  id text COLLATE "C" NOT NULL CHECK (id <> ''),
  version integer NOT NULL CHECK (version > 0),
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  PRIMARY KEY (hoa_id, id)
);

CREATE TABLE portal.broadcasts (
  hoa_id text COLLATE "C" NOT NULL REFERENCES portal.associations,
  id text COLLATE "C" NOT NULL CHECK (id <> ''),
  version integer NOT NULL CHECK (version > 0),
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  "sent_by" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'sentBy') STORED NOT NULL,
  "sent_at" text COLLATE "C" GENERATED ALWAYS AS (data ->> 'sentAt') STORED NOT NULL
    CHECK ("sent_at" ~ '^\d{4}-\d{2}-\d{2}'),
  PRIMARY KEY (hoa_id, id)
);
CREATE INDEX ON portal.broadcasts (hoa_id, sent_at);

CREATE TABLE portal.broadcast_drafts (
  hoa_id text COLLATE "C" NOT NULL REFERENCES portal.associations,
  id text COLLATE "C" NOT NULL CHECK (id <> ''),
  version integer NOT NULL CHECK (version > 0),
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  PRIMARY KEY (hoa_id, id)
);

CREATE TABLE portal.sequences (
  hoa_id text COLLATE "C" NOT NULL REFERENCES portal.associations,
  id text COLLATE "C" NOT NULL CHECK (id <> ''),
  version integer NOT NULL CHECK (version > 0),
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  "last" bigint GENERATED ALWAYS AS ((data ->> 'last')::bigint) STORED NOT NULL CHECK ("last" >= 0),
  PRIMARY KEY (hoa_id, id)
);

CREATE INDEX ON portal.accounts (hoa_id, due_date);

-- The second wall, beside the rules of the use cases: a transaction says for which association it works (`hoa.id`),
-- and sees and writes nothing else. Without that it sees nothing; the owner of the tables is no exception.
CREATE FUNCTION portal.guard(name regclass) RETURNS void
LANGUAGE plpgsql
AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', name);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', name);
  EXECUTE format(
    'CREATE POLICY association ON %s USING (hoa_id = nullif(current_setting(''hoa.id'', true), ''''))', name
  );
  -- For the views of `search` alone, which filter by association themselves.
  EXECUTE format('CREATE POLICY search ON %s FOR SELECT TO portal_search USING (true)', name);
  EXECUTE format('GRANT SELECT ON %s TO portal_search', name);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO portal_app', name);
END
$$;

DO $$
DECLARE
  name text;
BEGIN
  FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'portal' AND tablename <> 'associations' LOOP
    PERFORM portal.guard(format('portal.%I', name)::regclass);
  END LOOP;
END
$$;

ALTER TABLE portal.associations ENABLE ROW LEVEL SECURITY;
ALTER TABLE portal.associations FORCE ROW LEVEL SECURITY;
CREATE POLICY association ON portal.associations USING (id = nullif(current_setting('hoa.id', true), ''));
-- The owner founds, lists, backs up and removes associations.
CREATE POLICY owner ON portal.associations TO CURRENT_USER USING (true) WITH CHECK (true);
GRANT SELECT, UPDATE ON portal.associations TO portal_app;

-- Under a policy PostgreSQL uses no index for a text search or a list, since those comparisons might reveal rows that
-- the policy hides: it would read the whole association. These views are read with the rights of `portal_search`, for
-- which the association is an ordinary condition; they show the same rows.
CREATE SCHEMA search;
GRANT USAGE ON SCHEMA search TO portal_app;

CREATE FUNCTION portal.offer_search(name text) RETURNS void
LANGUAGE plpgsql
AS $$
BEGIN
  EXECUTE format(
    'CREATE VIEW search.%1$I AS SELECT * FROM portal.%1$I WHERE hoa_id = nullif(current_setting(''hoa.id'', true), '''')',
    name
  );
  EXECUTE format('ALTER VIEW search.%I OWNER TO portal_search', name);
  EXECUTE format('GRANT SELECT ON search.%I TO portal_app', name);
END
$$;

-- A role that gives a view away must be a member of the one that gets it, which may create in the schema just then.
GRANT portal_search TO CURRENT_USER;
GRANT CREATE ON SCHEMA search TO portal_search;

DO $$
DECLARE
  name text;
BEGIN
  FOR name IN
    SELECT DISTINCT table_name FROM information_schema.columns
    WHERE table_schema = 'portal' AND (column_name = 'search' OR data_type = 'ARRAY')
  LOOP
    PERFORM portal.offer_search(name);
  END LOOP;
END
$$;

REVOKE CREATE ON SCHEMA search FROM portal_search;
REVOKE portal_search FROM CURRENT_USER;
