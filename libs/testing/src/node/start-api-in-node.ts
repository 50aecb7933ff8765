import { startTestingApi } from '../testing-api.ts'
import type { TestingApi } from '../testing-api.ts'
import { migratedSnapshot } from './migrated-snapshot.ts'

/** Starts the real server for a test that runs in Node, on a migrated database in memory. */
export const startApiInNode = async (): Promise<TestingApi> => startTestingApi(await migratedSnapshot())
