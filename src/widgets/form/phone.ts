/** Phone number of 7 to 15 digits, as written in Ecuador and abroad: 09 9123 4567, +593 (2) 245-0100. */
export const phone = /^\+?(?:[\s().-]*\d){7,15}[\s().-]*$/;
