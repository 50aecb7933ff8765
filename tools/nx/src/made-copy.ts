import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { flushChanges, FsTree } from 'nx/src/generators/tree'
import type { FileChange } from 'nx/src/generators/tree'
import { copyWorkspace } from '../../workspace/src/workspace-copy.ts'
import type { WorkspaceCopy } from '../../workspace/src/workspace-copy.ts'
import { generateComponent } from './component/component.ts'
import { generateFeature } from './feature/feature.ts'
import { generateResource } from './resource/resource.ts'

/** A copy of the workspace in which each generator has run once. */
export interface MadeCopy {
  copy: WorkspaceCopy
  changes: FileChange[]
}

/** Runs each generator once in a copy, without Nx around it. */
export async function makeOneOfEach(): Promise<MadeCopy> {
  const copy = copyWorkspace()
  const tree = new FsTree(copy.root, false)
  await generateFeature(tree, { name: 'billing', skipInstall: true })
  await generateResource(tree, { name: 'invoice', feature: 'billing' })
  await generateComponent(tree, { name: 'rating' })
  const changes = tree.listChanges()
  flushChanges(copy.root, changes)
  // Links the package, as an installation would.
  symlinkSync(
    join(copy.root, 'libs/feature-billing'),
    join(copy.root, 'node_modules/@tandem/feature-billing'),
  )
  return { copy, changes }
}

/** The pending changes of a copy: nothing is written until it is flushed. */
export const nextTree = ({ root }: WorkspaceCopy) => new FsTree(root, false)
