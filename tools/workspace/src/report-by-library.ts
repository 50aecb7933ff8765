import { resolve } from 'node:path'
import { JsonReporter } from 'vitest/node'
import type { Reporter, TestModule, Vitest } from 'vitest/node'
import type { PageLibrary } from './page-libraries.ts'
import { workspaceRoot } from './run-command.ts'

/**
 * Writes a separate report for each library of a combined run, as a run of the library alone would: to
 * `<folder>/<name>/results.json`. A library without any test run gets none.
 */
export function reportByLibrary(libraries: readonly PageLibrary[], folder: string): Reporter {
  let vitest: Vitest
  return {
    onInit(context) {
      vitest = context
    },
    async onTestRunEnd(modules) {
      for (const { name, folder: library } of libraries) {
        const sources = `${resolve(workspaceRoot, library)}/`
        const its = modules.filter(({ moduleId }: TestModule) => moduleId.startsWith(sources))
        if (its.length === 0) continue
        const report = new JsonReporter({ outputFile: resolve(folder, name, 'results.json') })
        report.onInit(vitest)
        await report.onTestRunEnd(its)
      }
    },
  }
}
