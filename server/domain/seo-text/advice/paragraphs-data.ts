import { APPOINTMENT, CARDS, RESERVING } from "./questions-data.ts";
import type { VisitKind } from "./visit-kind.ts";

/** Wordings of one sentence; with labels of attributes, it is left out if one of these is known. */
export type AdviceSentence = readonly string[] | { wordings: readonly string[]; unless: readonly string[] };
/** Sentences on one subject, in their order. */
export type AdviceParagraph = readonly AdviceSentence[];

/** Advice for a visit, as a friend who knows such places would give it. It claims nothing of the business. */
export const PARAGRAPHS: Readonly<Record<VisitKind, readonly AdviceParagraph[]>> = {
  eat: [
    [
      {
        wordings: [
          "Tables for Friday and Saturday evening go first, so book a few days ahead if you want one then.",
          "For dinner on a Friday or Saturday, it is safer to book than to turn up.",
        ],
        unless: RESERVING,
      },
      [
        "If you are running late, give them a call, so that they can keep your table.",
        "Should you be late, a short call often saves your table.",
        "If your plans change, let them know, so that somebody else can have the table.",
      ],
    ],
    [
      [
        "If somebody in your party has an allergy, say so when you book rather than when the food arrives.",
        "Mention allergies before you order: most kitchens can leave something out if they know in time.",
        "If there is something you cannot eat, tell them early, since a kitchen needs time to cook around it.",
      ],
      [
        "The same goes for anybody who eats no meat.",
        "It also helps to ask what a dish is cooked in, since stocks and sauces are not always on the menu.",
        "If the menu does not say what is in a dish, just ask.",
      ],
    ],
    [
      ["Lunch is an easy way to get to know a kitchen."],
      [
        "Ask if there is a dish of the day, which is usually the quickest thing to get.",
        "If you are short of time, say so when you order, and they can tell you what is quick.",
      ],
    ],
    [
      [
        "If there are more than six of you, call ahead, so that tables can be put together.",
        "With a larger group, let them know a day or two before you come.",
        "Planning a birthday or a dinner with colleagues? Talk to them a week or so ahead.",
      ],
      [
        "It is easier for everybody if a big party agrees on a few dishes beforehand.",
        "Ask about a set menu, which keeps the wait short when many people order at once.",
        "If you would like to bring a cake of your own, ask first, since some places charge for the plates.",
      ],
    ],
    [
      [
        "Around Christmas and on public holidays, check before you go, since many restaurants change their hours or close.",
        "On public holidays, and for a few weeks in summer, many restaurants close, so check first.",
        "If you plan to go on a public holiday, make sure first that they are open.",
      ],
    ],
    [
      {
        wordings: [
          "If you would rather eat at home, ask if they pack dishes to go.",
          "Not in the mood to sit down? Ask if you can take something away.",
          "Ask if they make food to go; many kitchens do, even if the menu does not say so.",
        ],
        unless: ["Takeout"],
      },
      ["Some dishes travel better than others, so ask which ones."],
    ],
    [
      [
        "Menus often change with the season, so call first if you are coming for one dish in particular.",
        "If you have your heart set on one dish, make sure that it is on the menu that day.",
        "What a friend recommended may be off the menu by now, so ask.",
      ],
      [
        "When in doubt, ask what they would order themselves.",
        "Whoever serves you knows best what is good that day, so ask.",
      ],
    ],
    [
      [
        "The last orders are usually taken a good half hour before closing time, so do not leave it too late.",
        "Kitchens tend to stop a while before the doors close, so give yourself an hour to eat in peace.",
        "If you like to sit for a long time, come early rather than late.",
      ],
      ["If you only want a dessert or a glass of something, later is fine."],
    ],
    [
      ["If noise bothers you, ask for a table away from the kitchen door."],
      ["Say so when you arrive, before you sit down."],
    ],
    [
      [
        "If you want to split the bill, say so before you order.",
        "If you want to pay separately, tell them at the beginning.",
        "Splitting the bill is easier if they know before you order.",
      ],
      ["Have a little cash with you for the tip.", "Round up the bill if you liked the food."],
    ],
    [
      [
        "If you do not know how large the portions are, ask before you order several dishes.",
        "Start with a few dishes to share if you do not know the kitchen yet.",
      ],
      [
        "You can always order more.",
        "What you cannot finish they will usually pack for you.",
        "Sharing also lets you try more of them.",
      ],
    ],
    [
      [
        "If you like the place, ask when they change the menu, and come back then.",
        "If you were happy, tell them: kitchens do not hear it often.",
      ],
      [
        "If something was not right, say so while you are there, so that they can fix it.",
        "And if a dish was not right, say so at once rather than at the end.",
        "A complaint is best made at the table, and in a friendly way.",
      ],
    ],
    [
      [
        "With small children, ask for a table with some room around it.",
        "If you bring a stroller, ask for a table where it can stand.",
        "With children, ask if there is a table in a corner.",
      ],
      ["Ask, too, if there are half portions.", "Say what they do not like when you order for them."],
    ],
    [
      [
        "If you eat alone, ask where you can sit undisturbed.",
        "On your own, a small table by the wall is often a good choice.",
      ],
      ["Bring something to read if you like."],
    ],
    [
      ["If it is for a birthday, mention it when you order.", "When there is something to celebrate, say so."],
      ["Ask first if you want to bring a cake of your own.", "If you bring a cake, ask if that is all right."],
    ],
  ],
  snack: [
    [
      [
        "If you order for several people, write it down first.",
        "With several orders, a short list helps at the counter.",
      ],
      ["Check the bag before you leave, too.", "Look into the bag before you go, in case something is missing."],
    ],
    [
      [
        "If you have an allergy, ask what is in it before you order, since not everything is written on the board.",
        "Ask about nuts, gluten or milk at the counter if you have to avoid them.",
        "If there is something that you cannot eat, say so before you order.",
      ],
      ["Often something can be left out if you say so first.", "It is often possible to leave one thing out."],
    ],
    [
      [
        "For the office or a party, ask how far ahead you should order.",
        "If you need a lot at once, call the day before.",
      ],
      [
        "Say how many people it is for, and when you will pick it up.",
        "Give them a name and a time for picking it up.",
      ],
    ],
    [
      [
        "If you are in a group, let one person order while the others look for seats.",
        "If you want to sit down, look for a table before you order.",
      ],
    ],
    [
      [
        "On public holidays, check before you go, since small places often stay closed.",
        "Around Christmas and in summer, hours may be shorter, so check before you go.",
        "Hours often change around public holidays, so look before you go.",
      ],
    ],
    [
      {
        wordings: [
          "Have some cash with you in case the card machine is down.",
          "A little cash is handy for small amounts.",
        ],
        unless: CARDS,
      },
    ],
    [
      [
        "If you come often, ask whether there is a card for regulars.",
        "Some places have a stamp card for regulars, so ask if you like it there.",
      ],
    ],
    [
      [
        "When you do not know what to take, ask what sells best.",
        "If you have never been there, ask what they are known for.",
        "The first time, ask what most people order.",
      ],
      ["You can try the rest another time.", "There is always a next time for the rest."],
    ],
    [
      ["With children, ask if there is a small portion.", "If you have children with you, ask for the smallest size."],
      ["You can order more if they are still hungry.", "It is easy to get something more later."],
    ],
    [
      ["When you are in a hurry, ask what is ready right away.", "If time is short, say so when you order."],
      ["Not everything takes the same time.", "Some things are made only when you order them."],
    ],
    [
      [
        "If something is not as you ordered it, say so at the counter right away.",
        "If an order is wrong, go back with it at once.",
      ],
      ["That is easier than writing about it later.", "Keep the receipt until you have looked."],
    ],
    [
      [
        "Ask for what you need with it, such as a fork, a straw or sauce.",
        "If you want sauce or a fork, say so when you order.",
      ],
    ],
    [
      [
        "Compare the sizes before you order, since a small one may be enough.",
        "If you are not very hungry, ask how large the sizes are.",
      ],
    ],
    [
      [
        "When friends ask you to bring something, note what each of them wants on it.",
        "If you bring something for others, ask them first what they do not eat.",
      ],
    ],
  ],
  drink: [
    [["If you want to talk, come early, before it gets loud."], ["Friday and Saturday nights are often crowded."]],
    [
      [
        "Planning a birthday there? Ask a week ahead if they can keep a corner for you.",
        "If there are many of you, call ahead, since few bars can seat ten people at once.",
      ],
      [
        "Find out, too, if there is anything to eat, or have dinner first.",
        "Eat something before, or ask what the kitchen has.",
      ],
    ],
    [
      [
        "If you do not know what to drink, tell the bartender what you usually like.",
        "Ask what is on tap, since that changes more often than the menu.",
      ],
      ["Ask what there is without alcohol.", "If you are driving, ask what they make without alcohol."],
    ],
    [
      [
        "Look up the last bus or train before you order the last round.",
        "Plan how to get home before you go: late at night, trains and buses are few.",
      ],
      ["Bring an ID if you look young.", "Have an ID with you, since many bars ask for one at the door."],
    ],
    [
      [
        "Some bars have music or a quiz on certain evenings; if you want a quiet night, ask first.",
        "Ask if anything is on that night, such as a concert or a match.",
      ],
      ["On such evenings you may have to pay at the door.", "When something is on, it pays to come early."],
    ],
  ],
  food: [
    [
      ["Come early if you want the full choice."],
      [
        "If you need something in particular, ask them to put it aside for you.",
        "Call ahead if you need a certain thing, and they can usually keep it for you.",
      ],
    ],
    [
      [
        "For a party, order a few days ahead, and tell them how many guests you expect.",
        "If you cook for guests, order two or three days before.",
      ],
      ["Before Christmas and Easter it should be earlier still.", "Before the holidays, give them a week."],
    ],
    [
      [
        "Ask what is in it if you have an allergy, even where it looks harmless.",
        "If you cannot have nuts, gluten or milk, ask at the counter.",
      ],
      [
        "They can also tell you how long something keeps, and how to store it.",
        "Ask, too, how long it keeps if you are not going to eat it the same day.",
      ],
    ],
    [
      ["Saturday mornings are often busy, so go during the week if you can."],
      ["Bring a bag, and a box if you buy something that should not get squashed.", "A bag of your own is handy, too."],
    ],
    [
      ["If you do not know what to take, ask what is fresh that day.", "Ask them what they like best themselves."],
      [
        "For a present, say how much you want to spend, and let them choose.",
        "For a present, they can usually put something together for you.",
      ],
    ],
  ],
  worship: [
    [
      [
        "If it is your first time, come about ten minutes early and sit where you feel comfortable.",
        "Coming for the first time? Arrive a few minutes early, and tell somebody at the door that you are new.",
        "The first time, ten minutes early is a good time to arrive.",
      ],
      [
        "If you are not sure when to stand or sit, just follow the others.",
        "If you are unsure what to do, watch the people around you, or ask your neighbor.",
      ],
    ],
    [
      [
        "If you bring small children, a seat near the aisle makes it easy to slip out for a moment.",
        "With small children, sit where you can step outside without disturbing anybody.",
        "Families with small children often sit near the back, where it is easy to step out.",
      ],
      [
        "Ask at the door if there is a room or a program for them during the service.",
        "A book or a quiet toy helps them through the longer parts.",
      ],
    ],
    [
      [
        "Times of services can change in summer and around holidays, so check before a special trip.",
        "Around the big holidays there are often extra services, and the usual ones may move.",
      ],
    ],
    [
      [
        "If you are thinking of a wedding there, get in touch months ahead.",
        "For a wedding, talk to them as early as you can.",
        "Weddings need time to plan, so talk to them about dates well before you book anything else.",
      ],
      ["Ask what they need from you, and who else should be asked.", "Have two or three dates in mind."],
    ],
    [
      [
        "If you do not drive, ask whether somebody could pick you up.",
        "No car? Ask if somebody from your area can give you a ride.",
      ],
      ["Neighbors who go there may have a seat for you."],
    ],
    [
      [
        "If you find it hard to hear, try a seat toward the front.",
        "If you are hard of hearing, sit toward the front, where you also see more.",
      ],
    ],
    [
      [
        "If you cannot come in person, ask whether the service can be followed online.",
        "On days when you cannot go out, a service online may be the next best thing, so ask about it.",
      ],
    ],
    [
      [
        "If you would like to get to know people, stay for a few minutes after the service.",
        "A good way to meet people is to stay a little while after the service.",
      ],
      [
        "Ask what else goes on during the week, such as study groups, a choir or meals.",
        "If you want to help out, ask where you could join in.",
      ],
    ],
    [
      [
        "Clothes matter less than you may think; neat and comfortable is fine nearly everywhere.",
        "If you wonder about clothes, plain and tidy is a safe choice.",
      ],
    ],
    [["Switch your phone to silent before you go in.", "Phones should be off or silent during the service."]],
    [
      [
        "As a group, come a bit early to find seats next to each other.",
        "If you come with several people, be there early, so that you can sit together.",
      ],
      ["Ask at the door where there is still room.", "The front rows are often the last to fill."],
    ],
    [
      [
        "If you are looking for a spiritual home, visit two or three times before you decide.",
        "One visit does not tell you everything, so come a second time.",
        "Each congregation has its own ways, so give it a few visits.",
      ],
      [
        "The people you meet matter as much as the sermon.",
        "See how you feel among the people there.",
        "Talk to some of the people as well, not only to those in front.",
      ],
    ],
    [
      [
        "A collection during the service is common, and visitors are free to let it pass.",
        "If there is a collection, visitors usually do not have to give anything.",
      ],
    ],
    [
      [
        "Songs and prayers are often in a book or on a screen, so that you can read along.",
        "There is often a book or a screen with the words, so that you can join in.",
      ],
      ["If you cannot find the page, your neighbor can help.", "You can also just listen."],
    ],
  ],
  shop: [
    [
      [
        "If you are looking for something in particular, call first to hear if they have it.",
        "Before you make a special trip, call and ask if they have what you need.",
      ],
      ["They can usually put it aside for a day or two.", "If it has to be ordered, ask how long that takes."],
    ],
    [
      [
        "For advice, come on a weekday morning, when there is time to talk.",
        "Saturdays are often busy, so come during the week if you want advice.",
      ],
      [
        "Take a picture or the measurements with you if something has to fit.",
        "If it has to match something at home, bring a picture of it.",
      ],
    ],
    [
      [
        "Keep the receipt, and ask until when you can bring something back.",
        "Ask about returns before you pay, above all for a present.",
      ],
      [
        "For presents, many shops will wrap things for you.",
        "If you cannot decide on a present, ask for a gift certificate.",
      ],
    ],
    [
      [
        "For large things, ask about delivery, or where you can load the car.",
        "If it will not fit in your car, ask what delivery costs.",
      ],
      ["Measure your door first if it is a piece of furniture.", "Have somebody with you if it is heavy."],
    ],
    [
      [
        "Hours tend to be longer before Christmas and shorter in summer, so check before you go.",
        "Around holidays, check the hours before you set out.",
      ],
      ["Small shops sometimes close for a few days without much notice."],
    ],
  ],
  outdoors: [
    [
      ["For some peace and quiet, go in the morning or on a weekday."],
      [
        "Bring something to drink, since there may be nowhere to buy it.",
        "Take water and a snack with you, just in case.",
      ],
    ],
    [
      [
        "After rain the paths can be muddy, so wear shoes that may get dirty.",
        "Wear good shoes if it has rained in the last few days.",
      ],
      ["In a storm, stay away from old trees.", "If a storm is coming, go home in time."],
    ],
    [
      [
        "If you bring a dog, keep it on a leash until you have read the signs.",
        "With a dog, look at the signs first; rules differ from one park to the next.",
      ],
      ["Take your trash home if the bins are full.", "Leave it as clean as you found it."],
    ],
    [
      [
        "If you meet friends there, agree on a certain entrance, since there may be several.",
        "Meeting somebody? Agree on an exact spot, because there may be more than one way in.",
      ],
      ["On nice weekends it is easier to come by bike or bus than to find a place to park."],
    ],
    [
      ["With small children, bring a change of clothes.", "With a stroller, stay on the main paths."],
      ["Sunscreen and a hat are worth packing from spring on.", "In summer, look for a shady spot before noon."],
    ],
    [
      [
        "For a party or a picnic with many people, ask the city if you need a permit.",
        "If you plan a barbecue, find out first where fires are allowed.",
      ],
      ["Good spots in the shade are often taken early.", "Come early if you need a table."],
    ],
    [
      [
        "If you come by car, look up the parking lot before you leave, since the entrance may be somewhere else.",
        "Look at a map first to see which entrance is closest to you.",
        "Larger parks have several entrances, and the nearest bus stop may be at another one.",
      ],
      [
        "Take a picture of the map at the gate if there is one.",
        "In the shade of trees, phones do not always find the way.",
        "Remember where you came in.",
      ],
    ],
    [
      ["It is worth coming in another season, too, when everything looks different."],
      ["Dress warmly enough to sit down for a while.", "Bring something warm to drink."],
    ],
    [
      [
        "After a walk through tall grass, check yourself for ticks.",
        "In summer, some insect spray makes the difference.",
        "If you are allergic to pollen or bees, have your medicine with you.",
      ],
      [
        "Long pants help as well.",
        "A small first-aid kit does no harm.",
        "Band-Aids are handy if children come along.",
      ],
    ],
  ],
  stay: [
    [
      ["Before you book, compare their own price with those on the booking sites."],
      ["Ask until when you can cancel for free.", "Look closely at the terms for canceling."],
    ],
    [
      [
        "If you are a light sleeper, ask for a room away from the street.",
        "For a quiet night, ask for a room at the back.",
      ],
      ["If there is an elevator, ask for a room away from it.", "A higher floor often helps as well."],
    ],
    [
      [
        "If you will arrive late, let them know, and ask how you get in.",
        "Tell them if you will arrive after ten, since the desk may be closed by then.",
      ],
      [
        "Luggage can often be left at the desk before and after your stay.",
        "If you arrive early, ask if you can leave your bags there.",
      ],
    ],
    [
      ["If you come by car, ask where you can leave it overnight, and what that costs."],
      [
        "From the station or the airport, they can tell you the easiest way.",
        "Ask them for the easiest way from the station.",
      ],
    ],
    [
      [
        "With children, ask for a crib or an extra bed when you book.",
        "Families should say how old the children are, since that can change the price.",
      ],
      ["Two rooms with a door between them are worth asking for."],
    ],
    [
      [
        "During fairs, festivals and school holidays rooms often go fast.",
        "If your dates are flexible, ask which nights are cheapest.",
      ],
      ["Breakfast is not always included, so compare like with like."],
    ],
    [
      [
        "If the view matters to you, ask what the room looks out on before you pay more for it.",
        "Ask how large the rooms are, since pictures make them look bigger.",
        "Rooms of one house can differ a lot, so ask for one that has been renovated.",
      ],
      [
        "You can also ask to see the room first.",
        "At check-in it is still worth asking for a better one.",
        "If you do not like the room, say so right away.",
      ],
    ],
    [
      [
        "Have your confirmation at hand, with the name that you booked under.",
        "Take the confirmation with you, on paper or on your phone.",
        "Read the confirmation when you get it, and check the dates.",
      ],
      ["A card is often needed for the deposit.", "Mistakes are easier to fix before you arrive."],
    ],
    [
      [
        "If you have to leave early in the morning, ask about breakfast and a cab the evening before.",
        "For an early train or flight, settle the bill the night before.",
        "If you need a cab in the morning, have it ordered in the evening.",
      ],
      [
        "They may pack you something to eat.",
        "That saves you the line in the morning.",
        "Ask by when you have to be out of the room.",
      ],
    ],
  ],
  train: [
    [
      [
        "Most clubs let you try a class before you sign up, so ask when a beginner can drop in.",
        "Ask for a trial class: one evening on the mat or the floor tells you more than any website.",
        "Try a class first, and stay a few minutes afterward to talk to the people who train there.",
      ],
      [
        "Comfortable clothes and a bottle of water are often enough the first time.",
        "For the first time, sweatpants and a T-shirt are usually fine.",
        "Bring water and comfortable clothes, and come ten minutes early.",
      ],
    ],
    [
      [
        "If you have had an injury, tell the coach before the class starts.",
        "Tell whoever teaches about old injuries, so that they can show you an easier way.",
      ],
      [
        "If you have not done any sport for years, take it slowly for the first few weeks.",
        "Do not be surprised if you are sore for a day or two after the first time.",
      ],
    ],
    [
      [
        "Before you sign up, ask how long you are bound and how you can get out again.",
        "Read the contract before you sign: how long it runs and how you end it matter more than the first month's price.",
      ],
      ["It is also worth asking if you can pause it when you are ill or away."],
    ],
    [
      [
        "If it is for your child, go along and watch a class together first.",
        "For a child, the group matters most, so watch a class and see if the ages fit.",
      ],
      [
        "Ask how they divide the groups by age, and how they deal with shy ones.",
        "Give it three or four times before you decide whether it is right.",
      ],
    ],
    [
      [
        "Classes often fill up in January and September, so ask about a place before then.",
        "After the summer and after New Year, beginners' groups often fill up quickly.",
      ],
      [
        "During school holidays there may be fewer classes, so check the schedule.",
        "In the holidays the schedule is often shorter.",
      ],
    ],
    [
      [
        "Take off rings and watches, and cut your nails short if you train with a partner.",
        "Leave your jewelry at home, since it only gets in the way.",
      ],
      [
        "Ask if you can borrow gear at first, before you spend money on your own.",
        "Do not buy gear before you know that you will stay.",
      ],
    ],
    [
      [
        "Ask which classes are meant for beginners, since not every class on a schedule is.",
        "Some classes are for people with experience, so find out which ones you can join.",
      ],
      [
        "If you have trained elsewhere, say so, and they will tell you where you fit in.",
        "If you come from another club, tell them what you have done so far.",
      ],
    ],
    [
      [
        "Tell them what you want out of it, such as fitness, self-defense or competition, since classes differ.",
        "Say what you are after, whether it is to get fit, to compete or just to have fun.",
      ],
      ["They can then tell you which class may suit you."],
    ],
    [
      [
        "Twice a week is plenty at the beginning.",
        "Start with one or two evenings a week, and see how it fits in.",
        "Most people do well with two sessions a week.",
      ],
      [
        "Regular training often brings more than a week full of enthusiasm.",
        "Sticking with it matters more than how hard you train.",
        "Your body needs the days in between.",
      ],
    ],
  ],
  health: [
    [
      [
        "For a first visit, bring your insurance card and a list of the medicines that you take.",
        "The first time, have your insurance card with you, and a list of your medicines.",
        "Bring your insurance details and the names of any medicines to your first visit.",
      ],
      [
        "Plan ten extra minutes, because there is usually a form to fill in.",
        "Be there ten minutes early for the paperwork.",
        "There will be a form or two, so do not come at the last minute.",
      ],
    ],
    [
      [
        "If you are in pain, say so when you call: urgent cases are often fitted in the same day.",
        "Tell them on the phone if it hurts badly, since many keep some time free for urgent cases.",
        "When it cannot wait, say so at once.",
      ],
      [
        "At night, or if it is serious, go to an emergency room instead.",
        "In a real emergency, do not wait for an appointment.",
        "For anything dangerous, call the emergency number rather than the practice.",
      ],
    ],
    [
      [
        "Write down your questions beforehand; most people forget at least one.",
        "Make a short list of what you want to ask, and take notes of the answers.",
        "It helps to note since when you have had the trouble, and what makes it better or worse.",
      ],
      [
        "If something is not clear, ask again before you leave.",
        "You can bring somebody along if you are nervous or expect difficult news.",
        "Ask what happens next, and when you will hear from them.",
      ],
    ],
    [
      [
        "Before a longer treatment, ask for an estimate in writing and show it to your insurer.",
        "Costs differ a good deal, so ask for an estimate before anything larger.",
        "Ask what your insurance pays, and what is left for you, before treatment starts.",
      ],
      [
        "If you pay yourself, ask whether you can pay in parts.",
        "Many practices will let you pay a large bill in parts.",
      ],
    ],
    [
      [
        "If you cannot make it, cancel a day ahead, or you may be charged.",
        "Cancel early if something comes up: somebody else may be waiting for the time.",
        "Missed appointments are often billed, so call if you cannot come.",
      ],
      [
        "The first appointments in the morning usually run on time.",
        "If you hate waiting, ask for the first appointment of the day.",
        "Right after lunch, the wait is often short as well.",
      ],
    ],
    [
      [
        "If you are changing from somebody else, have your records and pictures sent over before your first visit.",
        "Have you been treated elsewhere? Bring the letters and pictures, so that nothing has to be done twice.",
        "Ask your last practice to send your records; that saves a second round of tests.",
      ],
      [
        "Mention allergies, even old ones.",
        "Tell them about allergies, even if nobody asks.",
        "Say what you are allergic to right at the start.",
      ],
    ],
    [
      [
        "If you bring a child, the morning is often best, before everybody is tired.",
        "Children often do better in the morning, and with a favorite toy.",
        "For children, ask for a morning appointment.",
      ],
      [
        "Tell them beforehand if your child is anxious.",
        "If your child is scared, say so when you make the appointment.",
        "A visit just to look around can take away the fear.",
      ],
    ],
    [
      [
        "Ask whether they take new patients before you plan around it, since many lists are full.",
        "Not everybody takes new patients at any time, so ask that first.",
        "If you are new in town, find out first whether they take new patients.",
      ],
      [
        "If the wait is long, ask to be called when somebody cancels.",
        "You can often get in sooner if you put your name on the list for canceled appointments.",
        "Being flexible about days gets you in sooner.",
      ],
    ],
    [
      [
        "If you find it hard to get to an appointment during working hours, ask about early or late times.",
        "Working all day? Ask for the first or the last appointment.",
        "If you can only come before or after work, say so when you make the appointment.",
      ],
      [
        "These are taken quickly, so plan ahead.",
        "They may have to be booked some weeks ahead.",
        "It may mean a longer wait for a date.",
      ],
    ],
    [
      [
        "Bring somebody with you if you will not be able to drive home afterward.",
        "Ask beforehand if you will be able to drive afterward.",
        "If you may get an injection, plan how you get home.",
      ],
      [
        "Eat a little before you come unless they tell you not to.",
        "Do not make plans for right after the appointment.",
        "Leave yourself an hour to spare.",
      ],
    ],
  ],
  car: [
    [
      [
        "When you call, have the make, the year and the mileage ready.",
        "Before you call, note the model, the year and the mileage.",
      ],
      [
        "Describe the noise, and when you hear it: cold or warm, braking or turning.",
        "Try to say when it happens: when the engine is cold, at speed, or only in the rain.",
      ],
    ],
    [
      [
        "Ask for an estimate in writing before they start, and that they call you if it gets more.",
        "Get the price in writing, and agree that they call before doing anything extra.",
      ],
      [
        "A small job can often wait until the next service, so ask what is urgent and what is not.",
        "Ask what has to be done now, and what can wait.",
      ],
    ],
    [
      ["Spring and fall are often busy, so book ahead."],
      [
        "Ask how long they need the car, and if you can borrow one meanwhile.",
        "If you depend on your car, ask about a loaner.",
      ],
    ],
    [
      [
        "Take your things out of the car, and leave the service book in it.",
        "Before you hand over the key, take out what you need that day.",
      ],
      [
        "If a warning light was on, take a picture of it before it goes out.",
        "A picture of the warning light helps if it is gone by the time you get there.",
      ],
    ],
    [
      [
        "When you pick up the car, ask what was changed and how long the work is guaranteed.",
        "Go through the bill with them when you pick the car up.",
      ],
      [
        "A short drive around the block often shows whether the problem is gone.",
        "Try it out right away, while somebody is still there.",
      ],
    ],
  ],
  groom: [
    [
      [
        "Bring a picture of what you have in mind; it says more than words.",
        "A photo of the cut or color you want saves a lot of explaining.",
      ],
      [
        "Tell them, too, how much time you want to spend on it in the morning.",
        "Be honest about what you have done to your hair or skin before.",
      ],
    ],
    [
      { wordings: ["For a Saturday, book a week or two ahead."], unless: APPOINTMENT },
      [
        "On a weekday morning you often get in the same day.",
        "If you are flexible, ask for a weekday morning, which is the easiest to get.",
      ],
    ],
    [
      [
        "Ask what it costs before they start, since length and extras can change the price.",
        "Prices depend on time and product, so ask for yours before they begin.",
      ],
      ["If you cannot come, cancel the day before.", "Let them know a day ahead if you cannot make it."],
    ],
    [
      [
        "If your skin is sensitive, ask for a test on a small spot first.",
        "Mention allergies before anything is applied.",
      ],
      ["There may be another product for you."],
    ],
    [
      [
        "For a wedding or a big party, do a trial a few weeks before.",
        "If it is for a special day, arrange a trial first.",
      ],
      [
        "And if you like how somebody works, remember the name and ask for that person again.",
        "When you are happy, ask for the same person the next time.",
      ],
    ],
  ],
  home: [
    [
      [
        "When you call, describe what you need and how big the place is; photos help them to name a price.",
        "A few photos and the size of the rooms let them tell you a price without coming over.",
      ],
      ["Say, too, if there are stairs, pets or anything fragile.", "Mention stairs, pets and parking as well."],
    ],
    [
      [
        "For a larger job, get two or three offers and compare what is included.",
        "Compare two or three offers, and look at what is included before you look at the price.",
      ],
      ["Have it in writing before they start.", "Ask for a fixed price if you can describe the job exactly."],
    ],
    [
      [
        "Do not pay everything up front; a part when you order and the rest when it is done is fair.",
        "Pay the last part only when you have seen the work.",
      ],
      ["Ask who pays if something breaks.", "Ask whether they are insured for damage."],
    ],
    [
      [
        "On the day itself, clear the way and keep pets in another room.",
        "Before they come, put away what could get in the way.",
      ],
      [
        "Be there at the beginning to show them around, even if you cannot stay.",
        "Walk through it with them at the start, so that nothing is forgotten.",
      ],
    ],
    [
      ["The end of the month and the spring are often busy, so ask early."],
      ["If you need them regularly, ask for a price for that.", "For something regular, agree on a trial month first."],
    ],
    [
      [
        "If you rent, ask your landlord first, and who pays the bill.",
        "Renters should talk to the landlord before ordering anything large.",
      ],
      ["Your neighbors may know the company, so ask around.", "Ask your neighbors whom they call."],
    ],
    [
      [
        "Ask who will come, and if it is the same person each time.",
        "Find out if they send their own people or hire somebody.",
      ],
      [
        "Get to know them before you hand over a key.",
        "A short visit beforehand tells you a lot.",
        "Write down a name and a number.",
      ],
    ],
    [
      [
        "Agree on a day and an hour, and what happens if one of you is late.",
        "Ask for a time window rather than a whole day.",
        "Settle when they come and how long they will need.",
      ],
      [
        "Let them know how to get in, and where they can park.",
        "Tell them about gates, codes and the doorbell.",
        "If you have to move the date, tell them a day ahead.",
      ],
    ],
    [
      [
        "Ask what they bring along and what you should have ready.",
        "Find out if they bring their own tools and cleaning agents.",
        "Check what you have to provide yourself.",
      ],
      [
        "Water and power are usually yours.",
        "If you have allergies, tell them what not to use.",
        "Show them where things are kept.",
      ],
    ],
  ],
  trade: [
    [
      [
        "When you call, say what is wrong and since when; a photo often helps them to see what they need to bring.",
        "Tell them what happened and what you have already tried, and offer to send a photo.",
        "The more exactly you describe the problem, the better they can tell you how long it takes.",
      ],
      [
        "Mention how old the house is, too, since that often decides how the work is done.",
        "It also helps to say when the house was built.",
        "If somebody has worked on it before, mention that as well.",
      ],
    ],
    [
      [
        "For a larger job, get two or three estimates and compare what each of them includes.",
        "If it is more than a small repair, ask two or three companies for an estimate.",
        "Do not take the first offer for a big job; two more are worth the time.",
      ],
      [
        "Have the price in writing before the work begins.",
        "Ask for it in writing, with the material and the hours listed separately.",
        "The cheapest one is not always the one that includes everything.",
      ],
    ],
    [
      [
        "Ask if the drive and the first look cost anything, even if you do not hire them.",
        "Some companies charge for coming out, so ask about that before you agree on a time.",
        "Find out what they charge for the visit itself, and what for each hour.",
      ],
      ["Ask, too, if the price depends on the hour or the day."],
    ],
    [["If it is urgent, say so first.", "In an emergency, say so right away, and ask how soon somebody can be there."]],
    [
      [
        "Before they come, clear the way to where they have to work, and keep pets in another room.",
        "On the day, make room around the place where they will work, and move the car if they need the driveway.",
        "Put breakable things away before they come, and keep children and pets out of the room.",
      ],
      [
        "Be at home at the beginning, so that you can show them the problem yourself.",
        "Have them test everything with you before they leave.",
        "Ask them to show you what they did before they pack up.",
      ],
    ],
    [
      [
        "For bigger jobs, ask for the license number and look it up.",
        "Ask if they are licensed and insured for the job; a good company is used to the question.",
      ],
      [
        "If a permit is needed, settle who gets it.",
        "Some work needs a permit, so agree on who takes care of it.",
        "They will know if the job needs a permit.",
      ],
    ],
    [
      [
        "Never pay for the whole job up front; a part at the start and the rest at the end is usual.",
        "A deposit is normal for a big job, but keep the last payment until everything works.",
        "Agree on how you pay before they start, and keep the last part until the job is done.",
      ],
      [
        "Keep the bill, because you need it if something has to be put right.",
        "Put the bill away safely, in case there is a problem later.",
        "Ask how long they guarantee their work.",
      ],
    ],
    [
      [
        "If you rent, talk to your landlord first: in most cases the repair is not yours to pay.",
        "Renters should call the landlord before they order anything.",
      ],
      [
        "If several small things need doing, collect them, so that they come out only once.",
        "Save up small jobs for one visit.",
      ],
    ],
    [
      [
        "Ask who will come: the person you talk to, an employee or somebody they hire.",
        "Find out who will do the work, and whom you can call if there is a question.",
        "It is good to have one person to talk to for the whole job.",
      ],
      [
        "For anything that takes more than a day, agree on when they start and finish each day.",
        "Have a start and an end date written down for a longer job.",
        "Exchange cell phone numbers in case one of you is late.",
      ],
    ],
    [
      [
        "Talk to people they have worked for; most companies can name two or three.",
        "Ask for pictures of work like yours that they have done.",
      ],
      ["Your neighbors may know them, too."],
    ],
    [
      ["Keep a list of what has been done at home, with the dates.", "Write down what was repaired, and when."],
      ["It helps the next person who has to work on it.", "The next time, you will know what was changed."],
    ],
  ],
  office: [
    [
      [
        "Before you call, put your question in two or three sentences; that saves you time and money.",
        "Think about what exactly you want to know before you call.",
      ],
      [
        "They will tell you whether it is something for them.",
        "If it is not their field, they can often name somebody who does it.",
      ],
    ],
    [
      [
        "Ask what a first meeting costs, and whether they charge by the hour or by the job.",
        "Fees differ a lot, so ask about them before the first meeting.",
      ],
      ["Ask for a rough total in writing.", "An estimate in writing avoids surprises."],
    ],
    [
      [
        "Bring copies of all papers, sorted by date.",
        "Take all letters and papers with you, and leave the originals at home.",
      ],
      ["If there is a deadline, mention it first.", "Note any deadlines on the first page."],
    ],
    [
      [
        "Ask who will work on your case, and how you can reach that person.",
        "Find out who you will be dealing with, and how often you will hear from them.",
      ],
      [
        "A lot can be settled by phone or e-mail once you know each other.",
        "After a first meeting, the rest can often be done by phone.",
      ],
    ],
    [
      [
        "For something important, talk to two or three before you decide.",
        "You do not have to sign anything at the first meeting.",
      ],
      ["Take your time to read what you are given at home.", "Whom you trust matters as much as the price."],
    ],
    [
      [
        "The end of a month or a quarter is a busy time in most offices, so come in between.",
        "In the middle of the month you usually get an appointment sooner.",
      ],
      ["If it is urgent, say so when you call.", "Tell them if it cannot wait."],
    ],
  ],
  learn: [
    [
      [
        "Visit on an ordinary day if you can, since an open house shows only the best side.",
        "Ask if you can come and see it on a normal day.",
      ],
      [
        "Talk to people who have been there for a year or more.",
        "Others who go there will tell you what a brochure does not.",
      ],
    ],
    [
      [
        "Places are often given out months ahead, so ask early.",
        "Sign up early, because good courses and schools fill up.",
      ],
      [
        "If there is a waiting list, put your name on it; people do drop out.",
        "A place may come free at the last minute, so stay in touch.",
      ],
    ],
    [
      [
        "Ask what the fee includes, and what you have to buy besides.",
        "Books, trips and meals may come on top of the fee, so ask.",
      ],
      ["There may be help with the costs if you ask for it.", "Many places have reduced fees for those who need them."],
    ],
    [
      [
        "During school holidays the office may be closed, so write before they begin.",
        "Offices are often closed in the holidays, and mornings are the best time to call.",
      ],
      [
        "In the first weeks of a term everybody is busy, so be patient.",
        "Right before a new term, expect to wait for an answer.",
      ],
    ],
    [
      [
        "If your child needs extra support, say so at the first meeting.",
        "Tell them early about anything that they should know about your child.",
      ],
      [
        "Try the way there once at the hour when you would have to go.",
        "Check the way there by bus at the time when it matters.",
      ],
    ],
    [
      [
        "For a course, ask what you should know already, so that you end up in the right group.",
        "A trial lesson shows best whether the level is right.",
      ],
      ["Ask, too, what happens if you miss a lesson.", "Find out if you can change groups later."],
    ],
  ],
  fun: [
    [
      ["Come early in the day or on a weekday if you do not like crowds."],
      ["Check first if you need to book a time.", "See whether tickets can be bought ahead, which saves you the line."],
    ],
    [
      [
        "With children, plan a break in the middle, and bring something to eat.",
        "With small children, less is more: an hour is often enough.",
      ],
      ["Ask about a family ticket before you pay for everybody."],
    ],
    [
      [
        "Large bags may have to stay at the entrance, so travel light.",
        "Leave big bags at home, since you may not be able to take them in.",
      ],
      ["Ask before you take pictures.", "Pictures are fine in many places, but a flash rarely is."],
    ],
    [
      [
        "Before a longer trip, make sure that what you want to see is open that day.",
        "Check the program of the day before you set out.",
      ],
      ["On public holidays the hours may be different.", "Hours around public holidays can differ."],
    ],
    [
      ["If you come with a group, call first; there may be a better price and a guide."],
      ["Students and seniors should bring an ID for the lower price."],
    ],
    [
      [
        "Be there well before closing time, because the last visitors are often let in an hour earlier.",
        "Leave yourself two hours, and do not come just before closing time.",
      ],
    ],
  ],
  pet: [
    [
      [
        "Bring the vaccination card, and note what your pet eats and how much.",
        "Have the vaccination card with you, even if nobody asks for it.",
      ],
      [
        "The first time, come a few minutes early for the form.",
        "There is a form to fill in the first time, so be a little early.",
      ],
    ],
    [
      [
        "Cats travel best in a carrier with a towel that smells of home.",
        "A blanket from home keeps a cat calm on the way.",
      ],
      ["Dogs are calmer after a walk.", "Walk your dog before you go in."],
    ],
    [
      [
        "Say beforehand if your pet is afraid of others, so that you can wait outside.",
        "If yours does not get along with other animals, ask for the first appointment of the day.",
      ],
    ],
    [
      [
        "Ask what it will cost before they start, since extras add up.",
        "Get a price for an animal of your pet's size first.",
      ],
      ["If you cannot come, cancel the day before.", "Let them know a day ahead if you have to cancel."],
    ],
    [
      [
        "In an emergency, call before you drive there, so that they can get ready.",
        "If your pet has eaten something dangerous, call at once and take the packaging with you.",
      ],
      ["Ask, too, who can help at night and on weekends.", "Keep the number of a night clinic on your fridge."],
    ],
  ],
  show: [
    [
      [
        "Buy tickets ahead if you can, since good nights sell out.",
        "If there is somebody you want to see, get your ticket early.",
        "Look for tickets as soon as a date is announced.",
      ],
      ["Returned tickets are sometimes sold on the evening itself."],
    ],
    [
      [
        "Look up when the doors open and when it really begins.",
        "Find out when it starts, because the time on a poster may be that of the doors.",
        "Be there half an hour before it begins.",
      ],
      [
        "That leaves you time to hang up your coat.",
        "You may have to stand in line for a while.",
        "Latecomers may have to wait for a break.",
      ],
    ],
    [
      [
        "Check the program shortly before you go, since dates can move.",
        "Before a longer trip, look up whether the show takes place.",
        "Make sure of the date and the hour on the day before.",
      ],
      [
        "If something is called off, you usually get your money back.",
        "A look at their page is enough.",
        "Keep your ticket until it is over.",
      ],
    ],
    [
      [
        "If you come by car, look up where to park before you leave.",
        "Plan the way home before the show, because it can get late.",
      ],
      ["The last bus may leave before the encore.", "A cab is easier to get a few blocks away."],
    ],
    [
      [
        "Large bags may not be let in, so travel light.",
        "Take only a small bag with you.",
        "Leave big bags and umbrellas at home or in the car.",
      ],
      [
        "Bring an ID if alcohol is served.",
        "Earplugs are a good idea close to the stage.",
        "A light jacket is enough; it gets warm inside.",
      ],
    ],
    [
      [
        "If you cannot stand for long, ask if there are seats.",
        "Ask about seats and steps if you need to know.",
        "With a wheelchair, let them know before you come.",
      ],
      ["They can tell you which entrance is best.", "They may keep a place for you."],
    ],
  ],
  venue: [
    [
      [
        "Saturdays in summer are booked first, so ask about dates early.",
        "For a wedding or a big party, ask about dates a year ahead.",
        "If your date can move, a Friday or a Sunday is easier to get.",
      ],
      [
        "Ask until when they hold a date for you.",
        "A short answer by e-mail is enough to begin with.",
        "Have two or three dates in mind.",
      ],
    ],
    [
      [
        "Go and look at the room before you decide, at the time of day when you will use it.",
        "A visit tells you more than pictures do.",
        "See the room set up for another event if you can.",
      ],
      [
        "Take somebody with you who will help you plan.",
        "Look at the kitchen and the restrooms, too.",
        "Notice how loud it is.",
      ],
    ],
    [
      [
        "Ask what the price includes: tables, staff, cleaning and the hours before and after.",
        "Compare what is included, since cleaning and staff may cost extra.",
        "Have an offer in writing with everything that you need.",
      ],
      ["Ask what happens if you have to cancel.", "Find out how much you pay in advance.", "A deposit is usual."],
    ],
    [
      [
        "Say how many guests you expect, and how many there could be at most.",
        "The number of guests decides nearly everything, so have it ready.",
        "Tell them how many people will sit, and how many will stand.",
      ],
      [
        "It can usually be changed a week before.",
        "Children count, too.",
        "Better a few too many chairs than too few.",
      ],
    ],
    [
      [
        "Find out if you can bring your own food, drinks and music.",
        "Ask who may cater there, and if you can bring your own cake.",
        "If you want a band, ask how late and how loud it may be.",
      ],
      [
        "Neighbors may limit the hours.",
        "Corkage can be charged for your own wine.",
        "Some places work only with certain caterers.",
      ],
    ],
    [
      [
        "Ask when you can get in to decorate, and by when everything has to be out.",
        "Settle who sets up the tables and who takes them down.",
        "Plan for an hour more than you think you need to set up.",
      ],
      [
        "Candles are not allowed everywhere.",
        "A list of who does what helps on the day.",
        "Ask where the cars of your guests can stay overnight.",
      ],
    ],
  ],
  other: [
    [
      [
        "Tell them in a sentence or two what you need, and they can say if they are the right people.",
        "Say right at the start what you are looking for; that saves time on both sides.",
        "If you are not sure that they are the right people, just ask.",
      ],
      ["If they cannot help, they may know who can.", "Have any dates and numbers at hand."],
    ],
    [
      [
        "Ask what it costs and what is included.",
        "Prices are best settled beforehand, in writing if it is more than a small amount.",
      ],
      [
        "Find out how you can pay, too.",
        "Ask, too, until when you can change your mind.",
        "If you pay something in advance, ask for a receipt.",
      ],
    ],
    [
      [
        "Take a look at their website or profile first, where you may find an answer right away.",
        "Their own pages may answer your question before you have to ask.",
        "What they write about themselves online is often worth reading first.",
      ],
      [
        "Pictures tell you what to expect, too.",
        "If a page looks old, ask whether it is still true.",
        "Dates and hours there can be out of date, though.",
      ],
    ],
    [
      [
        "If something was promised to you, have it written down.",
        "Get anything important in writing, such as a date or an amount.",
        "For anything important, a written note is better than a promise.",
      ],
      [
        "An e-mail is enough for that.",
        "Two lines in an e-mail will do.",
        "It saves both sides from misunderstandings.",
      ],
    ],
    [
      [
        "When you agree on something, note the date and whom you talked to.",
        "Write down the name of the person you talk to.",
        "Ask for a name, so that you can get back to the same person.",
      ],
      ["That makes it easier to come back to it later.", "It can save you from explaining everything again."],
    ],
    [
      [
        "If the person you need is out, ask when to try again.",
        "If you want to see somebody in particular, arrange a time first.",
      ],
    ],
    [
      [
        "Around public holidays, look up the hours before you set out.",
        "In the weeks around the big holidays, check before you go.",
      ],
    ],
    [
      [
        "If you go for somebody else, have that person's details with you.",
        "When you ask for somebody else, know what exactly that person needs.",
      ],
      ["A note with the most important points helps.", "It is easy to forget half of it."],
    ],
  ],
};

/** Advice that holds for most places that people visit, whatever their kind. */
export const COMMON_PARAGRAPHS: readonly AdviceParagraph[] = [
  [
    [
      "If you go with others, agree beforehand on where and when you meet.",
      "Going with somebody? Settle first where you meet, and at what time.",
      "When several of you want to go, choose a time that suits all, and a spot to meet.",
    ],
    [
      "It saves everybody from waiting.",
      "Nobody has to look for the others then.",
      "A message is enough if one of you is late.",
    ],
  ],
  [
    [
      "Note beforehand what you want to ask or to get, since something is easily forgotten.",
      "A short list of what you need helps, above all if you go for somebody else.",
      "Write down what it is about before you go, even if it seems simple.",
    ],
    [
      "Put what matters most at the top.",
      "Begin with what matters most to you.",
      "Then nothing important is left out at the end.",
    ],
  ],
  [
    [
      "Leave a little more time than you think you need, above all the first time.",
      "Do not plan anything for right afterward the first time, since it may take longer than you think.",
      "The first time, allow for a few extra minutes to find your way around.",
    ],
    [
      "The next time you will know how long it takes.",
      "After that you can plan more closely.",
      "Once you know the place, it often goes faster.",
    ],
  ],
  [
    [
      "If you were happy, say so, since people hear that less often than complaints.",
      "When somebody has been kind or helpful, a word of thanks is welcome nearly everywhere.",
      "If something pleased you, tell the people there before you leave.",
    ],
    [
      "If something was not right, say that on the spot as well.",
      "A complaint, too, is best made there and in a friendly way.",
      "What went wrong can often be put right if you mention it at once.",
    ],
  ],
  [
    [
      "If you are unsure about anything, take somebody along who knows more about it.",
      "For something that matters a lot, it helps to have a second person with you.",
      "Two people notice more than one, so bring somebody if it is important.",
    ],
    [
      "Talk it over together before you decide anything.",
      "You can compare afterward what each of you understood.",
      "Sleep on it if nothing is urgent.",
    ],
  ],
  [
    [
      "Look at recent pictures or reviews if you want to know what to expect, and mind their dates.",
      "Reviews are worth a look, but read more than one, and the newest first.",
      "What others write can help, above all if several of them say the same.",
    ],
    [
      "A single opinion says little.",
      "Old ones may no longer be true.",
      "Tastes differ, so trust your own impression in the end.",
    ],
  ],

  [
    [
      "If stairs are a problem for you, ask about the entrance before you come.",
      "Ask about steps and elevators first if you need to know.",
      "With a stroller or a wheelchair, ask which entrance is best.",
    ],
  ],
  [
    [
      "Ask your neighbors or friends if they have been there, and what they thought of it.",
      "If you know somebody who has been there, ask how it was.",
      "Somebody you know may have been there already, so ask around.",
    ],
    ["A friend may know what to look out for."],
  ],
];

/** Advice for businesses that are closed for now, which nobody can visit. */
export const CLOSED_PARAGRAPHS: readonly AdviceParagraph[] = [
  [
    [
      "If you have booked or ordered something there, keep what you were given in writing, and ask what becomes of it.",
      "Do you have a booking or an order there? Keep the confirmation until you know what happens with it.",
      "If something is booked, ordered or paid there, have the papers ready until you hear what happens with it.",
    ],
    [
      "The same goes for gift certificates and for things that you left there.",
      "Gift certificates, tickets and things left there should be kept in mind, too.",
    ],
  ],
  [
    [
      "A business can be closed for a few days or for many months: for vacation, for work on the building, or while it moves.",
      "Places close for a while for many reasons, such as a vacation, repairs or a move, and some of them take longer than planned.",
      "Nobody but the owners can say how long it lasts; repairs and moves often take longer than planned.",
    ],
  ],
  [
    [
      "If you see that it is open again, please write to us through the contact page, so that this page can be changed.",
      "When you know that it has opened again, tell us through the contact page, and others will not stay away for nothing.",
      "Should you pass by and find it open, write to us through the contact page, so that we can correct this.",
    ],
  ],
  [
    [
      "Before you plan anything with others, choose a second place as well.",
      "For something that cannot wait, look for another place now rather than hope for a date.",
      "If you need it on a certain day, plan with another place.",
    ],
    ["You can always change your plans when it opens.", "If it opens in time, you can still come back to it."],
  ],
  [
    [
      "After a break, the first days are often different from usual: not everything may be there yet, and hours may be shorter.",
      "When a place opens again, hours and prices may not be the same as before, so look at them anew.",
      "What you remember from before may have changed when it opens: hours, prices or even the address.",
    ],
  ],
  [
    [
      "Save this page if you want to look again in a few weeks.",
      "Come back to this page in a few weeks if you are not in a hurry.",
      "If you can wait, look at this page again next month.",
    ],
    ["What we know of it stays here in the meantime.", "Its details stay on this page until then."],
  ],
  [
    [
      "Friends and neighbors who live close to it may have seen a note on the door.",
      "Somebody who lives close to it may have read what the note on the door says, if there is one.",
      "There may be a note on the door; somebody from the neighborhood may have read it.",
    ],
    ["That is often the quickest way to learn more.", "It can spare you the way."],
  ],
  [
    [
      "If you read elsewhere that it is open, look at the date of what you read.",
      "Old posts and listings can still call it open, so look at their dates.",
      "Be careful with old pages that still show it as open.",
    ],
    ["The newest note is usually the right one.", "What is newer is more likely to be true."],
  ],
];

/** Kinds with habits of their own, to which the common advice does not belong. */
export const WITHOUT_COMMON: ReadonlySet<VisitKind> = new Set([
  "eat",
  "snack",
  "stay",
  "worship",
  "trade",
  "home",
  "outdoors",
  "train",
]);
