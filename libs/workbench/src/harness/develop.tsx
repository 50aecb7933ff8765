import { createRoot } from 'react-dom/client'
import { startApi } from '@tandem/testing/page'
import { createHarness } from './create-harness.ts'
import type { DevelopedFeature } from './enter-feature.tsx'
import { Harness } from './harness.tsx'
import { remoteServer } from './remote-server.ts'

/** Serves a feature alone in the page of `npm run dev -- <feature>`: what its `dev.tsx` calls. */
export async function develop(developed: DevelopedFeature) {
  if (remoteServer() === null) await startApi({ worker: '/mockServiceWorker.js', snapshot: '/database.tar' })
  createRoot(document.getElementById('root')!).render(<Harness harness={createHarness(developed)} />)
}
