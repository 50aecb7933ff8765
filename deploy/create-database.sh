#!/bin/bash
# PostgreSQL's image runs this once, when its data folder is empty. It creates an ordinary role that owns the database, so
# that row-level security binds it, and the role for requests.
set -euo pipefail
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --set password="$DATABASE_PASSWORD" <<'SQL'
create role tandem login password :'password';
create role tandem_app nologin;
grant tandem_app to tandem;
create database tandem owner tandem;
SQL
