import { execFileSync } from "node:child_process";

interface Process {
  pid: number;
  parent: number;
  /** In kilobytes, as the operating system counts it. */
  rss: number;
  args: string;
}

function allProcesses(): Process[] {
  const lines = execFileSync("ps", ["-eo", "pid=,ppid=,rss=,args="], { encoding: "utf8" }).trim().split("\n");
  return lines.map((line) => {
    const [pid, parent, rss, ...args] = line.trim().split(/\s+/);
    return { pid: Number(pid), parent: Number(parent), rss: Number(rss), args: args.join(" ") };
  });
}

/** Finds the process of a site that runs this file, among those started by its supervisor. */
export function processOf(supervisor: number, file: "server/web.js" | "server/worker.js"): Process {
  const processes = allProcesses();
  const below = (root: number): Process[] =>
    processes.filter(({ parent }) => parent === root).flatMap((child) => [child, ...below(child.pid)]);
  const found = below(supervisor).find(({ args }) => args.includes(file));
  if (!found) throw new Error(`no ${file} runs under ${supervisor}`);
  return found;
}
