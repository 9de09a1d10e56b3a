export function buildInfo(root: string, environment?: NodeJS.ProcessEnv): { commit: string; date: string };
