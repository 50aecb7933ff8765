import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { filterProblems } from '@arethetypeswrong/core/problems'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { bytesOf } from './pack.ts'
import type { Tarball } from './pack.ts'

/** The messages of publint about a package, including its suggestions. */
export async function lintTarball(tarball: Tarball): Promise<string[]> {
  const { messages, pkg } = await publint({ pack: { tarball: bytesOf(tarball) }, strict: true })
  return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code)
}

/**
 * Our packages are ES modules: Node reads them by `exports`, and CommonJS through `require` of a module,
 * which every supported Node can do. Problems of older resolutions are ignored.
 */
const resolutions = ['node16-esm', 'bundler'] as const

/** The messages of are-the-types-wrong about a package, under the resolutions `node16` and `bundler`. */
export async function checkTypes(tarball: Tarball): Promise<string[]> {
  const result = await checkPackage(createPackageFromTarballData(new Uint8Array(bytesOf(tarball))))
  if (!result.types) return []
  // Stylesheets, pictures and data have no types.
  const entries = Object.entries(tarball.manifest.exports ?? {}).filter(
    ([, entry]) => typeof entry !== 'string',
  )
  return entries.flatMap(([entrypoint]) =>
    resolutions.flatMap((resolutionKind) =>
      filterProblems(result, { entrypoint, resolutionKind }).map(
        ({ kind }) => `${entrypoint} (${resolutionKind}): ${kind}`,
      ),
    ),
  )
}
