import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generatedFiles } from './generated-parts.ts'
import { workspaceRoot } from './pages.ts'

/** `npm run docs`: writes what of the documentation is made from the code. */
for (const { path, text } of await generatedFiles()) {
  writeFileSync(join(workspaceRoot, path), text)
  console.log(`wrote ${path}`)
}
