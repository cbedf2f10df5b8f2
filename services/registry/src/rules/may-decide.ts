/** The name under which `OPS_TOKEN` decides. No team has it. */
export const opsTeam = 'ops';

/** A team decides on its own remotes, ops on all. Only the owner may publish. */
export const mayDecide = (team: string, owner: string): boolean => team === owner || team === opsTeam;
