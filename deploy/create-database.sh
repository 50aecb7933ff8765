#!/bin/bash
# Run once, by PostgreSQL's image, when its data folder is empty: an ordinary role that owns the database, which
# row-level security then binds, and the role that requests work under.
set -euo pipefail
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --set password="$DATABASE_PASSWORD" <<'SQL'
create role tandem login password :'password';
create role tandem_app nologin;
grant tandem_app to tandem;
create database tandem owner tandem;
SQL
