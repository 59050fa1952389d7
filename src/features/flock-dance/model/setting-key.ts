/** The settings of a free game that make it easier or harder. */
export interface GameSettings {
  readonly population: number;
  readonly leaders: number;
  readonly speed: number;
}

/** Names the settings under which a record of a free game was made, as `180·2·1.0`: only such games are compared. */
export function settingKey({ population, leaders, speed }: GameSettings): string {
  return `${population}·${leaders}·${speed.toFixed(1)}`;
}
