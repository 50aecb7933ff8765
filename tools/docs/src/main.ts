import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generatedFiles } from './generated-parts.ts'
import { workspaceRoot } from './pages.ts'

/** `npm run docs`: writes the generated parts of the documentation. */
for (const { path, text } of await generatedFiles()) {
  writeFileSync(join(workspaceRoot, path), text)
  console.log(`wrote ${path}`)
}
