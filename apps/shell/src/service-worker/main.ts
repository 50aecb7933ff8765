import { serveRelease } from './serve-release.ts'
import type { Release } from './serve-release.ts'
import type { WorkerScope } from './worker-scope.ts'

/** Inserted by vite.worker.config.ts. */
declare const keptRelease: Release

serveRelease(globalThis as unknown as WorkerScope, keptRelease)
