import { runCommand } from './run-command.ts'

/** Builds the shell through Nx, whose cache answers at once where nothing changed; resolves to the exit code. */
export const buildShell = () =>
  runCommand('nx', ['run', '@tandem/shell:build', '--outputStyle=static'], { quiet: true })
