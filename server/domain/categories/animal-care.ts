/** Beginnings of words for medicine of animals in about 20 languages, as `tokenize` writes them. */
const VETERINARY =
  /^(?:veterin|weteryn|vetklin|vet$|vets$|tier(?:arzt|arzte|klinik|krank|medizin|heil|physio|apotheke)|(?:hunde|katzen|pferde)(?:klinik|praxis|physio|osteo|heil)|djurklin|djurvard|dyresyke|dyrehosp|elainsair|hestekl|hastklin|paardenkl|dierenart|dierenkliniek|kleintier|grosstier|dyrlaeg|dyreklin|djursjuk|elainlaak|allatorv|allatgyogy|baytar|ktiniatr|بيطري|البيطري)/;
const ANIMAL =
  /^(?:animals?|pets?|dogs?|cats?|puppy|puppies|canin[aeo]?s?|canine|feline|equine|hunde?|hundesalon|hundefriseur|hundepflege|katzen|tiere?|perros?|mascotas?|chiens?|chats?|animaux|cani|cane|gatti|animali|animales|caes|animais|zhivotnykh|tvarin|cachorros?|gatos?|psow|kopek|kedi|hayvan|zivotinj[ae]|zivali|zvirat|zwierzat|pasa|pse|dieren|honden|psi|psy|hewan|koira|koirat|kutya|hund|hond)$/;
const GROOMING =
  /^(?:groom|toilett|toelett|tolett|trim|coiff|peluquer|friseur|frizer|kuafor|salon|spa$|hundesalon|hundefriseur|banho|tosa$)/;
/** Beginnings of compounds for dogs and cats, in which the second word is a hairdresser. */
const ANIMAL_COMPOUND = /^(?:hund(?!ert)|hond(?:en)?[a-z]|katzen[a-z]|kattfris|koira[a-z]|kutya[a-z])/;
const UNSPACED = /獣医|兽医|獸醫|动物|動物|宠物|寵物|ペット|동물|수의|애견|애완|반려|สัตว/;

/** Matches places for people that take their animals in, "Pet-friendly accommodation", and food. */
const WELCOMES_ANIMALS =
  /friendly|aceita|acepta|admite|accept|erlaubt|willkommen|ammess|hot[ -]?dog|calient|quente|cat ?caf/i;

/** Tells whether a place for people takes their animals in, or names a dish after one. */
export function welcomesAnimals(name: string): boolean {
  return WELCOMES_ANIMALS.test(name);
}

/** Vietnamese letters: without their marks, "cắt" (to cut) and "chất" (matter) look like words for cats. */
const VIETNAMESE = /[ơưạ-ỹ]/iu;

/** Tells whether a place is for the animals themselves. */
export function isForPets(words: readonly string[], name: string): boolean {
  return words.some((word) => ANIMAL.test(word)) && !welcomesAnimals(name) && !VIETNAMESE.test(name.normalize("NFC"));
}

/** Tells whether a business treats animals instead of people. */
export function isAnimalMedicine(words: readonly string[], name: string): boolean {
  return (
    words.some((word) => VETERINARY.test(word) || ANIMAL.test(word)) || UNSPACED.test(name) || /th[uú] y/i.test(name)
  );
}

/** Tells whether a business cares for the coat and claws of animals. */
export function isAnimalGrooming(words: readonly string[]): boolean {
  const isForAnimals = (word: string) => ANIMAL.test(word) || ANIMAL_COMPOUND.test(word);
  return words.some((word) => ANIMAL_COMPOUND.test(word) || GROOMING.test(word)) && words.some(isForAnimals);
}
