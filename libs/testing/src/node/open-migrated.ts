import { openAsBlob } from 'node:fs'
import { openPGlite } from '@tandem/api-server'
import { migratedSnapshot } from './migrated-snapshot.ts'

/** Opens a migrated PGlite in memory; migrating is done once per machine, and then copied. */
export const openMigrated = async () => openPGlite({ snapshot: await openAsBlob(await migratedSnapshot()) })
