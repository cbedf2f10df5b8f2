interface Invitation {
  spotName: string;
  place: string;
  meetingPoint: string;
  video: boolean;
  when: string;
}

interface FriendMessage {
  who: string;
  when: string;
  where: string;
  meetingPoint: string;
  /** A time of day, or `null` without a check-in. */
  by: string | null;
  video: boolean;
}

/** Texts that the member sends to others. */
export interface Messages {
  when: (day: string, clock: string) => string;
  zone: (zone: string) => string;
  invitation: (date: Invitation) => string;
  friend: (date: FriendMessage) => string;
  kindNos: (who: string) => string[];
}
