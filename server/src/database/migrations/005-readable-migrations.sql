-- A server says that it is not ready while the schema is older than itself.
GRANT SELECT ON public.migrations TO portal_app;
