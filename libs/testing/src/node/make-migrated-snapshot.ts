import { migratedSnapshot } from './migrated-snapshot.ts'

await migratedSnapshot()
