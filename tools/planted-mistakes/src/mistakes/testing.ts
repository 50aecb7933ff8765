import type { Mistake } from '../mistake.ts'

/** Mistakes that are planted in testing. */
export const testingMistakes: readonly Mistake[] = [
  {
    name: 'tests that ask for one failing call in ten get none',
    file: 'libs/testing/src/network.ts',
    from: 'const failingShare = 0.1',
    to: 'const failingShare = 0',
  },
  {
    name: 'a copied test server seals with a new key',
    file: 'libs/testing/src/memory.ts',
    from: "return JSON.parse(rows[0]?.content ?? '') as Memory",
    to: "return { ...(JSON.parse(rows[0]?.content ?? '') as Memory), key: [...crypto.getRandomValues(new Uint8Array(32))] }",
  },
]
