import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { workspaceRoot } from '../../workspace/src/run-command.ts'
import { documentedHost } from './documented-host.ts'
import { compilerSettings } from './entry-scripts.ts'
import { writeFiles } from './outside-project.ts'
import { publicPackages } from './public-packages.ts'
import { exampleFiles } from './readme-example.ts'

const folder = resolve(workspaceRoot, 'dist/examples')

// Writes the documented code to where it is compiled against our own builds. At night `documented.test.ts`
// compiles it against the staged packages, whose declarations are checked.
rmSync(folder, { recursive: true, force: true })
writeFiles(folder, {
  'tsconfig.json': compilerSettings('bundler', ['.'], { skipLibCheck: true }),
  ...documentedHost().files,
  ...documentedHost().withoutReact.files,
  ...exampleFiles(publicPackages()),
})
