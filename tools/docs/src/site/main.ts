import { join } from 'node:path'
import { runCommand } from '../../../workspace/src/run-command.ts'
import { workspaceRoot } from '../pages.ts'
import { buildSite } from './build-site.ts'
import { brokenAddresses } from './check-site.ts'

// `npm run docs-site`: builds Storybook and the documentation, and checks the links of the result.
if ((await runCommand('nx', ['run', 'storybook:build-storybook'], { quiet: true })) !== 0) {
  throw new Error('Storybook could not be built.')
}
const folder = join(workspaceRoot, 'dist/docs-site')
buildSite(folder)
const broken = brokenAddresses(folder)
console.log(broken.length === 0 ? `Open ${folder}/index.html` : broken.join('\n'))
process.exitCode = broken.length === 0 ? 0 : 1
