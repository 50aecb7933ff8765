import { createRoot } from 'react-dom/client'
import { createHarness } from './create-harness.ts'
import type { DevelopedFeature } from './developed-feature.ts'
import { Harness } from './harness.tsx'
import { loadAhead } from './load-ahead.ts'
import { server } from './start-server.ts'

export type { SeedData } from './team-for.ts'

/** Serves a feature alone in the page of `npm run dev -- <feature>`. Called by its `dev.tsx`. */
export async function develop(developed: DevelopedFeature) {
  void loadAhead(developed)
  await server
  createRoot(document.getElementById('root')!).render(<Harness harness={createHarness(developed)} />)
}
